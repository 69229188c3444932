/** Texts beyond Latin letters, which every output shows as they were written. */
export const ANY_SCRIPT = [
  ['emoji', '🔥 Tryouts 🥎'],
  ['an emoji family, joined by zero-width joiners', 'Family day 👨‍👩‍👧‍👦'],
  ['an emoji with a skin tone and a flag', '👍🏽 Team 🇺🇸'],
  ['Chinese and Japanese', '春季 トライアウト 𠮷野'],
  ['Korean', '봄 트라이아웃'],
  ['Arabic, from right to left', 'تجارب الأداء الربيعية'],
  ['Hebrew, from right to left', 'מבחני אביב'],
  ['Persian, with a zero-width non-joiner', 'تیم می\u200Cخواهم'],
  ['Hindi, with combining signs', 'वसंत ट्रायआउट'],
  ['accents that are separate characters', 'Prueba de Mun\u0303oz'],
] as const
