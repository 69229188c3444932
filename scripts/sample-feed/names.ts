// Invented names. Any likeness to a real team or person is coincidental.

export const list = (text: string) => text.trim().split(/,\s+/)

export const firstWords = list(`
  Amber, Anvil, Bayou, Birch, Bluestem, Boulder, Bramble, Canyon, Cedar, Chalk, Cinder, Clover, Cobalt, Copper,
  Coyote, Crimson, Cypress, Dusty, Ember, Falcon, Fern, Flint, Foxglove, Frontier, Gale, Granite, Harbor, Hawthorn,
  Hickory, High Plains, Indigo, Iron, Juniper, Kestrel, Lakeshore, Lantern, Lone Oak, Maple, Marble, Meadow, Mesa,
  Midnight, Mill Creek, Monarch, North Fork, Oakline, Onyx, Orchard, Osprey, Palmetto, Pepper, Pine, Prairie, Quarry,
  Rail, Redrock, Ridge, River, Saddle, Sage, Salt, Sandstone, Scarlet, Sierra, Silver, Slate, Sterling, Stone, Summit,
  Sundown, Tamarack, Thistle, Thunder, Tidewater, Timber, Trail, Upland, Valley, Vermilion, Walnut, Westwind, Wheat,
  Whistle, Wild, Willow, Windmill, Yarrow`)

export const secondWords = list(`
  Aces, Anchors, Arrows, Badgers, Bandits, Bats, Beavers, Bisons, Blasters, Brakemen, Broncos, Bulls, Captains,
  Chargers, Clippers, Colts, Comets, Cranes, Crew, Devils, Diggers, Drifters, Drivers, Dukes, Express, Flyers, Foxes,
  Generals, Gliders, Grizzlies, Hammers, Herd, Hornets, Hounds, Jacks, Jays, Kings, Knights, Larks, Legends,
  Lightning, Lookouts, Mavericks, Miners, Mudcats, Mustangs, Nine, Otters, Outlaws, Owls, Pilots, Pioneers, Raiders,
  Rams, Rangers, Ravens, Rockets, Runners, Sluggers, Sparks, Stallions, Stars, Stingers, Storm, Surge, Swift, Talons,
  Tides, Titans, Trappers, Travelers, Vipers, Waves, Wranglers, Yaks`)

export const firstNames = list(`
  Ada, Alma, Amos, Anya, Arlo, Asher, Bea, Beckett, Bodie, Brynn, Caleb, Camila, Cora, Dana, Davi, Dex, Eli, Elena,
  Emery, Ezra, Faye, Finn, Gia, Grady, Gus, Hana, Harlan, Hazel, Hugo, Ines, Iris, Ivan, Jace, Jada, Jonah, Juno, Kai,
  Kira, Knox, Lane, Leona, Levi, Lina, Mabel, Marco, Mateo, Mila, Milo, Nadia, Nash, Nico, Noor, Odin, Opal, Otis,
  Paloma, Pax, Quinn, Rafe, Rhea, Roman, Rosa, Rory, Sam, Selah, Silas, Skye, Talia, Tess, Theo, Tobin, Uma, Vera,
  Wade, Wren, Xavi, Yara, Zane, Zora`)

export const lastNames = list(`
  Abbott, Alvarez, Ashdown, Bankole, Barlow, Beltran, Birdsong, Blackwood, Bramley, Calloway, Castellano, Chau,
  Clearwater, Dahl, Delacroix, Drummond, Eastman, Echols, Fairbanks, Farrow, Fonseca, Gallagher, Gentry, Greenlee,
  Hallam, Hightower, Holloway, Ibarra, Ingram, Jimenez, Kapoor, Kendrick, Lachance, Lindqvist, Lockhart, Maddox,
  Marsh, Merriweather, Montoya, Nakamura, Nettles, Oakley, O'Dell, Okafor, Pacheco, Pemberton, Pruitt, Quarles,
  Ramsey, Ridley, Rourke, Salazar, Santoro, Sheffield, Stoddard, Tennyson, Thackeray, Trujillo, Underhill, Valdez,
  Vasquez, Wainwright, Weatherby, Whitlock, Winslow, Yates, Youngblood, Zamora`)

export const descriptions = [
  'A family-run club that practices twice a week and travels one weekend a month from March to July.',
  'Player development first: small rosters, equal innings in pool play, winter work on hitting and arm care.',
  'A competitive travel program with indoor cages and three full-time coaches.',
  'Founded by former college players. Tryouts every August; guest players are welcome all season.',
  'We play regional tournaments within three hours of home and one showcase each summer.',
  'Community team with volunteer coaches, modest fees, and a lot of games.',
]

/** Names of events by the season of their month. */
const eventNames = {
  winter: list(
    'Winter Classic, Frost Bite Open, Indoor Slam, Hot Stove Showdown, Winter Invitational, Snowbird Series',
  ),
  spring: list(
    'Spring Opener, Early Bird Open, Spring Fling, Lake Country Classic, Road to the Championship, Wood Bat Classic',
  ),
  summer: list(
    'Sunshine Classic, Summer Slugfest, Dust Bowl Invitational, Long Days Showdown, Heat Wave Open, Bat Flip Festival',
  ),
  fall: list('Harvest Slam, Fall Ball Classic, Autumn Invitational, Golden Leaf Open, Fall Finale, Border Battle'),
}
const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const

/** @param month 0 for January. December to February are winter. */
export const eventNamesOf = (month: number) => eventNames[SEASONS[Math.floor(((month + 1) % 12) / 3)]!]

export const parks = list(`
  Sports Complex, Regional Park, Ballpark, Athletic Fields, Diamonds at the Fairgrounds, Youth Sports Park`)
