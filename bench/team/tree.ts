import { TEAM_LEVELS } from 'game/team'
import { randomFrom } from '../memory/random.ts'

const DAY = 86_400_000

/** How long ago the first of a team joined, in days. */
const OLDEST = 730

/** A share of all who join is brought by the leader. */
const BY_LEADER = 0.008

/** One of a site whose members joined one after another. Number 0 leads, and times are milliseconds before now. */
export type Person = {
  index: number
  /** 0 is the leader. Undefined without a sponsor. */
  sponsor: number | undefined
  level: number
  joinedAgo: number
  stations: number
  /** Of the last station. Undefined if none is completed. */
  stationAgo: number | undefined
  visitAgo: number
  streak: number
  agrees: boolean
  wasAsked: boolean
  noNudges: boolean
  state: 'here' | 'suspended' | 'left'
}

/**
 * A leader, `size` people below over seven levels, and as many without a sponsor as are on the last level, each with the
 * progress of one of those. Who has many recruits gets more: half of the new ones come to the sponsor of somebody
 * drawn, half to that one. The same for the same size.
 */
export function drawTeam(size: number): Person[] {
  const random = randomFrom(size)
  const people: Person[] = [{ ...draw(0, OLDEST * DAY, random), sponsor: undefined, level: 0, state: 'here' }]
  for (let index = 1; index <= size; index++) {
    const joinedAgo = OLDEST * DAY * (1 - index / (size + 1)) ** 1.5
    const sponsor = drawSponsor(people, random)
    people.push({ ...draw(index, joinedAgo, random), sponsor: sponsor.index, level: sponsor.level + 1 })
  }
  const alone = people.filter(({ level }) => level === TEAM_LEVELS)
  for (const each of alone) people.push({ ...each, index: people.length, sponsor: undefined, level: 0, agrees: false })
  return people
}

function drawSponsor(people: readonly Person[], random: () => number): Person {
  const at = (index: number) => people[index] as Person
  if (people.length === 1 || random() < BY_LEADER) return at(0)
  for (;;) {
    const drawn = at(1 + Math.floor(random() * (people.length - 1)))
    const sponsor = random() < 0.5 ? at(drawn.sponsor ?? 0) : drawn
    if (sponsor.level < TEAM_LEVELS) return sponsor
  }
}

/** How many of a hundred are at each station. */
const AT_STATION = [32, 16, 11, 8, 6, 27]

function draw(index: number, joinedAgo: number, random: () => number): Omit<Person, 'sponsor' | 'level'> {
  const stations = drawStation(random() * 100)
  const stationAgo = stations === 0 ? undefined : joinedAgo * random() ** 0.3
  const visitAgo = (stationAgo ?? joinedAgo) * random()
  const state = random()
  return {
    index,
    joinedAgo,
    stations,
    stationAgo,
    visitAgo,
    streak: random() < 0.2 ? 5 + Math.floor(random() * 20) : 1,
    agrees: random() < 0.6,
    wasAsked: random() < 0.5,
    noNudges: random() < 0.05,
    state: state < 0.01 ? 'left' : state < 0.015 ? 'suspended' : 'here',
  }
}

function drawStation(drawn: number): number {
  let sum = 0
  return AT_STATION.findIndex((share) => {
    sum += share
    return drawn < sum
  })
}
