/** 'PlayerFirst_Name*' -> ['player', 'first', 'name'] */
export function wordsOf(header: string): string[] {
  const plain = header
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Ll}{3})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\be-mail/g, 'email')
    .replace(/\bfamily name\b/g, 'surname')
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    .replaceAll('#', ' number ')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
