/** Nicknames, arena names and stories of clubs; all made up for the game, no professional club's own. */
import type { Crest } from '#domains/club/rules/looks.ts';
import type { Random } from '#engine/random.ts';

export interface Nickname {
  word: string;
  charge?: Crest['charge'];
}

const suggesting = (charge: Crest['charge'] | undefined, words: string): Nickname[] =>
  words.split(',').map((word) => (charge ? { word: word.trim(), charge } : { word: word.trim() }));

/** Each with what it suggests for the crest. */
export const NICKNAMES: readonly Nickname[] = [
  ...suggesting('star', 'Northern Lights, Pathfinders, Stargazers, Meteors, Navigators, Wayfarers'),
  ...suggesting('crown', 'Regents, Sovereigns, Margraves, Chancellors, Heralds, Castellans'),
  ...suggesting(
    'anchor',
    'Harbormen, Steersmen, Dockers, Ferrymen, Lightkeepers, Anchors, Shipwrights, Tugboats, Corsairs',
  ),
  ...suggesting('bolt', 'Sparks, Generators, Thunderheads, Voltage, Stormriders, Electrics'),
  ...suggesting('wave', 'Rapids, Breakers, Floes, Torrents, Tides, Riverkings, Cascades, Millrace, Fjordmen'),
  ...suggesting('tree', 'Timberjacks, Lumbermen, Woodsmen, Evergreens, Foresters, Sawyers, Birchmen, Larches'),
  ...suggesting(
    'mountain',
    'Summits, Highlanders, Ridgebacks, Alpines, Bastions, Peaks, Stonecutters, Avalanchers, Crags, Cairns',
  ),
  ...suggesting('flame', 'Lanterns, Beacons, Furnacemen, Smelters, Torchbearers, Embers, Firewatch, Kilns'),
  ...suggesting(
    'wing',
    'Harriers, Goshawks, Ospreys, Snow Owls, Cranes, Nightjars, Gulls, Petrels, Kestrels, Merlins, Swifts, Herons',
  ),
  ...suggesting(
    'paw',
    'Snow Foxes, Lynxes, Carcajous, River Otters, Brocks, Stoats, Martens, Snowcats, Sled Dogs, Winterhounds, Bobtails, Mushers, Arctic Hares, Sable',
  ),
  ...suggesting(
    'stick',
    'Skaters, Steel Blades, Gliders, Sliders, Puckmen, Frostmen, Snowmen, Icewrights, Rinkrats, Resurfacers',
  ),
  ...suggesting(
    'gear',
    'Ironworks, Foundry, Railmen, Surveyors, Millers, Signalmen, Machinists, Boilermen, Rivets, Hammersmiths, Coopers, Weavers, Glassblowers, Maltsters',
  ),
  ...suggesting(
    undefined,
    'Northwinds, Drifters, Hoarfrost, Polar Lights, Wanderers, Rovers, Skalds, Longships, Berserks, Couriers, Furriers, Portagers, Prospectors, Homesteaders, Settlers, Sentinels, Halberds, Fusiliers, Pikemen, Outriders, Lakemen, Falconers, Beekeepers, Clockmakers, Chimney Sweeps, Postmen, Bakers, Saltminers, Harpooners, Icehouse, Winter Guard, Snowdrifts, Snowsqualls, Borealis, Tamaracks, Whiteouts, Hailstorm, Glaciers, Permafrost, Frontiersmen',
  ),
];

/** Second words for arenas; the first is the city, the river or a direction. */
const ARENA_KINDS = ['Arena', 'Ice Hall', 'Gardens', 'Coliseum', 'Ice Palace', 'Center', 'Rink', 'Forum', 'Dome'];
const ARENA_NAMES = [
  'Northgate',
  'Harbor',
  'Riverside',
  'Old Mill',
  'Station',
  'Exhibition',
  'Winter',
  'Foundry',
  'King Street',
  'Lakeside',
  'Victory',
  'Memorial',
  'Municipal',
  'Hillside',
  'Market',
  'Bridge',
  'University',
  'Fairground',
  'Canal',
  'Citadel',
];

/** @returns 'Riverside Ice Hall' or 'Umeå Arena' */
export function drawArenaName(city: string, random: Random): string {
  const kind = random.pick(ARENA_KINDS);
  return random.chance(0.3) ? `${city} ${kind}` : `${random.pick(ARENA_NAMES)} ${kind}`;
}

export interface StoryFacts {
  city: string;
  nickname: string;
  /** As it reads in a sentence: 'the United States'. */
  nation: string;
  arena: string;
  capacity: number;
  /** Seasons since the club was founded. */
  age: number;
  rival: string;
  farm: string;
  juniors: string;
}

const seats = ({ capacity }: StoryFacts): string => capacity.toLocaleString('en-US');

const OPENINGS: readonly ((facts: StoryFacts) => string)[] = [
  (facts) =>
    `${facts.city} has had the ${facts.nickname} for ${facts.age} seasons, and the town still tells the time by their games.`,
  (facts) =>
    `The ${facts.nickname} began ${facts.age} seasons ago on an open rink in ${facts.city}, with borrowed nets and a borrowed puck.`,
  (facts) => `For ${facts.age} seasons the ${facts.nickname} have been what ${facts.city} talks about on Mondays.`,
  (facts) => `A factory team ${facts.age} seasons ago, the ${facts.nickname} are now the pride of ${facts.city}.`,
  (facts) =>
    `Few clubs in ${facts.nation} know winter as the ${facts.nickname} of ${facts.city} do, after ${facts.age} seasons of it.`,
];
const MIDDLES: readonly ((facts: StoryFacts) => string)[] = [
  (facts) => `${facts.arena} holds ${seats(facts)}, and it is full when the ${facts.rival} come to visit.`,
  (facts) => `At ${facts.arena} there is room for ${seats(facts)}; nobody sits down against the ${facts.rival}.`,
  (facts) =>
    `They play at ${facts.arena} before up to ${seats(facts)}, and count a season by what happens against the ${facts.rival}.`,
];
const ENDINGS: readonly ((facts: StoryFacts) => string)[] = [
  (facts) => `Their next ones learn the trade with the ${facts.juniors} and the ${facts.farm}.`,
  (facts) => `Who wants to play here one day starts with the ${facts.juniors}, and earns it with the ${facts.farm}.`,
  (facts) => `The road to the first team leads through the ${facts.juniors} and the ${facts.farm}.`,
];

/** Three sentences about a club, all of them true in the world. */
export function tellStory(facts: StoryFacts, random: Random): string {
  return [OPENINGS, MIDDLES, ENDINGS].map((sentences) => random.pick(sentences)(facts)).join(' ');
}
