import { type GraphQLInputObjectType, getNamedType } from 'graphql'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { schema } from '../../functions/graphql/schema.ts'
import { documentOf } from '../../scripts/calls.ts'
import { as, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { everyField } from '../support/every-field.ts'
import { given } from '../support/given.ts'
import { inDays } from '../support/times.ts'

const [owner, admin] = await Promise.all([given.user(), given.admin()])
const team = await given.team({ owner })

const aSeason = { name: '2031 Fall', year: 2031, seasonType: 'Fall', startDate: '2031-08-15', endDate: '2031-11-30' }

type Case = {
  by?: () => UserItem
  /** The record. Settings of the user have none. */
  make?: () => Promise<{ id: string }>
  /** What null clears, with values to clear. */
  optional?: Record<string, unknown>
  /** What null does not change: required fields, and those with a default. */
  kept: string[]
  /** What null clears in a field of another name, which has a test of its own. */
  elsewhere?: string[]
  /** Two edits. By default, one sets the first optional field and one the second. */
  edits?: [object, object]
}

const CASES: Record<string, Case> = {
  updateTeam: {
    make: async () => team,
    optional: {
      locationCity: 'Austin',
      state: 'TX',
      description: 'Since 1999',
      sport: 'BASEBALL',
      websiteURL: 'https://larks.example.org',
      socialURLs: ['https://instagram.com/larks'],
      seasonCost: { cents: 150_000, includes: [], hasPaymentPlan: false, hasFinancialAid: false },
    },
    kept: ['name', 'colors', 'crest', 'logo'],
    elsewhere: ['waiverText', 'ageRuleID'],
  },
  updateDivision: {
    make: async () => ({ id: (await given.team({ owner, division: 'AA', ageGroup: '12U' })).divisionID }),
    kept: ['division', 'ageGroup'],
    edits: [
      { division: 'AAA', ageGroup: '12U' },
      { division: 'AAA', ageGroup: '13U' },
    ],
  },
  updatePlayer: {
    make: () => given.player({ claimer: owner }),
    optional: {
      position: 'Catcher',
      batsThrows: 'Right/Right',
      age: 12,
      birthYear: 2015,
      birthWindow: 'MAY_AUG',
      locationCity: 'Austin',
      state: 'TX',
    },
    kept: ['name', 'visibility', 'photo'],
    elsewhere: ['positions'],
  },
  updatePlayerTeamHistory: {
    make: async () => {
      const player = await given.player({ claimer: owner })
      return given.rosterEntry(owner, { teamID: team.id, playerID: player.id })
    },
    optional: { endDate: '2026-01-01', division: 'AA', ageGroup: '12U', jerseyNumber: '7' },
    kept: ['playerID', 'teamID', 'startDate', 'season'],
  },
  updateEvent: {
    make: () => given.event({ creator: owner }),
    optional: {
      endDate: '2027-03-06T12:00',
      sport: 'BASEBALL',
      description: 'Three games',
      url: 'https://cup.example.org',
      organizer: 'Larks',
      paymentDue: '2027-02-20',
      paymentNote: 'By check',
      paymentURL: 'https://pay.example.org',
      rostersFreezeAt: '2027-03-05T18:00',
      scoresURL: 'https://scores.example.org',
      refundPolicy: { withdrawals: [{ before: '2027-02-01', percent: 70 }], gamesPlayed: [100, 50, 0] },
    },
    kept: [
      'name',
      'date',
      'location',
      'city',
      'state',
      'eventType',
      'cancelled',
      'postponed',
      'divisions',
      'waiverRequired',
    ],
  },
  updateOpportunity: {
    make: () => given.opportunity({ creator: owner, type: 'GUEST_NEED' }),
    optional: {
      description: 'Come early',
      whatToBring: 'A glove',
      paymentNote: 'By check',
      paymentURL: 'https://pay.example.org',
      endTime: inDays(8),
      city: 'Austin',
      state: 'TX',
      latitude: 30.27,
      longitude: -97.74,
      positionsNeeded: ['Catcher'],
      minAge: 9,
      maxAge: 12,
      registrationDeadline: inDays(6),
      neededBy: inDays(6),
      decideBy: inDays(9).slice(0, 10),
      teamID: '',
      sport: 'BASEBALL',
    },
    kept: [
      ...['type', 'title', 'startTime', 'location', 'feeCents', 'capacity', 'waiverRequired', 'visibility'],
      'cancelled',
      'offersAutomatically',
    ],
  },
  updateRegistration: {
    make: async () => {
      const { id: opportunityID } = await given.opportunity({ creator: owner })
      const { id: playerID } = await given.player({ claimer: owner })
      const { id } = await given.registration(owner, { opportunityID, playerID })
      return as(owner).updateRegistration({ id, input: { feePaidCents: 500 } })
    },
    kept: ['feePaidCents'],
    edits: [{ feePaidCents: 500 }, { feePaidCents: 700 }],
  },
  updateAgeRule: {
    by: () => admin,
    make: async () => ({ id: 'usa-softball' }),
    kept: ['name', 'cutoffMonth', 'cutoffDay', 'yearOffset', 'sinceSeason', 'source'],
    edits: [{ cutoffDay: 2 }, { cutoffDay: 1 }],
  },
  updateSeason: {
    by: () => admin,
    make: () => as(admin).createSeason({ input: aSeason }),
    optional: { description: 'The fall season' },
    kept: [...Object.keys(aSeason), 'isActive'],
    edits: [{ isActive: false }, { description: 'Fall ball' }],
  },
  updateWatch: {
    make: () => as(owner).createWatch({ input: { kind: 'TEAMS', filters: 'state=TX' } }),
    kept: ['isDaily', 'isPaused'],
  },
  updateUser: {
    make: async () => ({ id: owner.userID }),
    kept: ['name', 'role'],
    edits: [{ name: 'Ann Example' }, { name: 'Bo Example' }],
  },
  updateUserSettings: {
    kept: ['locale', 'emailNotifications', 'eventReminders', 'opportunityAlerts', 'marketingEmails'],
    edits: [{ marketingEmails: true }, { eventReminders: false }],
  },
  updateSafetyRecords: { optional: { backgroundCheckedOn: '2026-01-15', safeSportTrainedOn: '2026-01-15' }, kept: [] },
}

test.each(Object.entries(CASES))(
  'null clears every optional field of %s and changes no other',
  async (name, { by, make, optional = {}, kept }) => {
    const { id } = (await make?.()) ?? {}
    const update = async (input: object) => {
      const values = { ...(id && { id }), input }
      const { data, errors } = await as(by?.() ?? owner).ask(everyField(documentOf(name, values), 2), values)
      const codes = errors?.map(({ extensions }) => extensions?.code)
      expect(codes ?? ['BAD_USER_INPUT']).toEqual(['BAD_USER_INPUT'])
      return (data?.[name] ?? null) as Record<string, unknown> | null
    }
    const filled = (await update({ ...optional, ...('teamID' in optional && { teamID: team.id }) })) ?? {}
    const fields = name === 'updateSafetyRecords' ? ['safetyRecords'] : Object.keys(optional)
    const isEmpty = (it: Record<string, unknown>, field: string) => it[field] === null || String(it[field]) === ''
    expect(fields.filter((field) => isEmpty(filled, field))).toEqual([])

    for (const field of kept) {
      const updated = (await update({ [field]: null })) ?? filled
      expect(updated[field], field).toEqual(filled[field])
    }
    const cleared = await update(Object.fromEntries(Object.keys(optional).map((field) => [field, null])))
    expect(fields.filter((field) => !isEmpty(cleared!, field))).toEqual([])
  },
)

/** A watch has two switches that only its owner sees, and each update sends one of them. */
const VERSIONLESS = 'updateWatch'

test.each(Object.entries(CASES).filter(([name]) => name !== VERSIONLESS))(
  '%s refuses a version that has changed since',
  async (name, { by, make, optional = {}, edits }) => {
    const { id } = (await make?.()) ?? {}
    const [first, second] = edits ?? Object.entries(optional).map(([field, value]) => ({ [field]: value }))
    const update = as(by?.() ?? owner)[name as 'updateTeam']
    const edit = async (input: object) => (await update({ id, input }, 'version')).version as string

    const seen = await edit(first!)
    expect(await edit({ ...second, version: seen }), 'the record is as seen').not.toBe(seen)
    await expect(edit({ ...first, version: seen })).rejects.toMatchObject({
      code: 'CONFLICT',
      fields: { version: [expect.any(String)] },
    })
    // Without a version, the update applies to the current record.
    await edit(first!)
  },
)

test('every field of every update is one of those, or the version that the caller saw', () => {
  const updates = Object.values(schema.getMutationType()!.getFields()).flatMap(({ name, args }) => {
    const input = args.find((it) => it.name === 'input')
    return name.startsWith('update') && input ? [[name, getNamedType(input.type) as GraphQLInputObjectType]] : []
  }) as [string, GraphQLInputObjectType][]
  const fieldsOf = ([name, type]: [string, GraphQLInputObjectType]) => [
    ...[name, new Set(Object.keys(type.getFields()).filter((field) => field !== 'version'))],
  ]
  const known = Object.entries(CASES).map(([name, { optional = {}, kept, elsewhere = [] }]) => [
    ...[name, new Set([...Object.keys(optional), ...kept, ...elsewhere])],
  ])
  expect(known).toEqual(updates.map(fieldsOf))
  expect(updates.filter(([, type]) => !type.getFields().version).map(([name]) => name)).toEqual([VERSIONLESS])
})

describe('an edit of a roster entry that loses each race to an edit of the team, with nine seconds for each attempt', () => {
  afterEach(() => void vi.useRealTimers())

  async function editsDuring(races: number) {
    vi.useFakeTimers({ toFake: ['Date'] })
    const owner = await given.user()
    const { id: teamID } = await given.team({ owner })
    const { id } = await given.rosterEntry(owner, { teamID, playerID: (await given.player({ claimer: owner })).id })
    const race = (left: number) =>
      beforeNextTransaction(async () => {
        vi.setSystemTime(Date.now() + 9_000)
        await as(owner).updateTeam({ id: teamID, input: { description: `${left}` } })
        if (left > 1) race(left - 1)
      })
    race(races)
    return as(owner).updatePlayerTeamHistory({ id, input: { jerseyNumber: '7' } }, 'jerseyNumber')
  }

  test('is tried five times, and then refused with CONFLICT', async () => {
    expect(await editsDuring(4)).toEqual({ jerseyNumber: '7' })
    const message = 'This was changed since you opened it. Reload it and try again.'
    await expectRefusal(editsDuring(5), 'CONFLICT', message)
  })
})
