import { expect, test } from 'vitest'
import { parseList } from '../../web/features/roster/parse-list.ts'

test('lines of a pasted roster with another separator than the rest are split into the same columns', () => {
  const read = (text: string) =>
    parseList(text).map(({ name, jerseyNumber, position, birthYear }) => [name, jerseyNumber, position, birthYear])
  const jo = ['Jo Sample', '7', 'SS', 2014]
  const al = ['Al Sample', '8', 'C', 2015]
  expect(read('Jo Sample, 7, SS, 2014\nAl Sample\t8\tC\t2015\nJo Sample,7,SS,2014')).toEqual([jo, al, jo])
  expect(read('Jo Sample\t7\tSS\t2014\nAl Sample, #8, C, 2015')).toEqual([jo, al])
  expect(read('Jo Sample\nSample, Al')[0]).toEqual(['Jo Sample', '', '', null])
  expect(read('Jo Sample\t7\nSample, Al')[1]).toEqual(['Sample, Al', '', '', null])
})

test('the header row of a pasted roster may be in Spanish', () => {
  const [jo] = parseList(
    'Nombre,Apellido,Número,Posición,Fecha de nacimiento,Correo\nJo,Sample,7,SS,2014-03-09,jo@fungo.example',
  )
  expect(jo).toMatchObject({ name: 'Jo Sample', jerseyNumber: '7', position: 'SS', birthYear: 2014 })
  expect(jo).toMatchObject({ birthWindow: 'JAN_APR', parentEmail: 'jo@fungo.example' })
  expect(parseList('Jugador,Camiseta\nAl Sample,8')).toMatchObject([{ name: 'Al Sample', jerseyNumber: '8' }])
})
