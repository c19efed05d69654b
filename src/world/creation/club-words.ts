/** Nicknames, arena names and stories of clubs, all made up for the game; none belongs to a professional club. */
import { STORY } from '#domains/club/constants.ts';
import type { ClubStory } from '#domains/club/contract.ts';
import type { Crest } from '#domains/club/rules/looks.ts';
import type { Random } from '#engine/random.ts';

export interface Nickname {
  word: string;
  charge?: Crest['charge'];
}

const suggesting = (charge: Crest['charge'] | undefined, words: string): Nickname[] =>
  words.split(',').map((word) => (charge ? { word: word.trim(), charge } : { word: word.trim() }));

/** Nicknames, each with the crest charge that it suggests. */
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

/** Second words of arena names; the first is the city, the river or a direction. */
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

/** Picks the three sentences of a club's story that are true for these facts. */
export function chooseStory(facts: Omit<ClubStory, keyof typeof STORY>, random: Random): ClubStory {
  const [opening, middle, ending] = [random.pick(STORY.opening), random.pick(STORY.middle), random.pick(STORY.ending)];
  return { opening, middle, ending, ...facts };
}
