import { expect, test } from 'vitest';
import { plainFloor } from '../../../tests/find/plain-floor';
import { SAMPLE_FLOORS } from '../../../tests/find/sample-floors';
import type { FloorFacts } from '../floor-facts';
import { floorPhrases, wordsOf } from './floor-phrases';

const said = (facts: Partial<FloorFacts>, title = 'Floor') =>
  floorPhrases(plainFloor(1, title, facts)).map(({ says, words }) => `${says}: ${words.join(' ')}`);

test.each([
  [{ look: 'Oak' }, ['Looks like oak: oak wood', 'Plank: plank']],
  [{ look: 'White Oak' }, ['Looks like white oak: white oak wood', 'Plank: plank']],
  [{ look: 'Chestnut' }, ['Looks like chestnut: chestnut wood', 'Plank: plank']],
  [{ look: 'Travertine' }, ['Looks like travertine: travertine stone tile']],
  [{ look: 'Slate' }, ['Looks like slate: slate stone tile']],
  [{ tone: 'grey' }, ['Gray tone: gray']],
  [{ tone: 'light' }, ['Light tone: light']],
  [{ core: 'SPC' }, ['Core: SPC: spc rigid core plastic composite vinyl']],
  [{ core: 'WPC' }, ['Core: WPC: wpc rigid core foamed plastic composite vinyl']],
  [{ core: 'LVT' }, ['Core: LVT: lvt flexible vinyl']],
  [{ core: 'Loose lay' }, ['Core: Loose lay: looselay lvt flexible vinyl']],
  [{ series: 'Family 20' }, ['Series Family 20: family 20']],
  [{ wearLayerMil: 19 }, []],
  [{ wearLayerMil: 20 }, ['Wear layer 20 mil: pet commercial durable']],
  [{ wearLayerMil: 27 }, ['Wear layer 27 mil: pet commercial durable']],
  [{ wearLayerMil: 28 }, ['Wear layer 28 mil: pet commercial heavy durable']],
  [{ suits: ['pets', 'light commercial'] }, ['Best for pets: pet', 'Best for light commercial: commercial']],
  [{ isWaterproof: true }, ['Waterproof: waterproof']],
  [{ isWaterproof: false }, []],
  [{ hasPad: true }, ['Pad attached: pad']],
  [{ hasPad: false }, []],
  [{ installMethod: 'click' }, ['Click together: click floating float lock']],
  [{ installMethod: 'glue' }, ['Glue down: gluedown glue adhesive']],
  [{ installMethod: 'loose' }, ['Loose lay: looselay']],
  [{ iic: 49 }, []],
  [{ iic: 50 }, ['IIC 50: quiet iic']],
  [{ thicknessMm: 7, plankWidthInches: 9, notForRooms: ['saunas'] }, []],
] as const)('%o is said, and found by its words: %j', (facts, phrases) => {
  expect(said(facts)).toEqual(phrases);
});

test('A herringbone by its title is found as one, if it is of wood', () => {
  expect(said({ look: 'Oak' }, 'Studio HERRINGBONE - Fog')).toContain('Plank: plank herringbone');
  expect(said({ look: 'Slate' }, 'Herringbone')).toEqual(['Looks like slate: slate stone tile']);
});

test('A piece is found by its size in inches, also when nothing else is known', () => {
  const [sample] = SAMPLE_FLOORS;
  if (sample?.roomFloor === undefined) throw new Error('No sample floor');
  const { facts: _, ...floor } = { ...sample, roomFloor: { ...sample.roomFloor, widthMm: 182, lengthMm: 1220 } };
  expect(floorPhrases(floor)).toEqual([{ says: 'Size 7 x 48 in', words: ['7x48'] }]);
});

test('A text is indexed in the words that are typed', () => {
  expect(wordsOf('Roble GRIS – Water proof, 6.5 mm')).toEqual(['oak', 'gray', 'waterproof', '6.5', 'mm']);
});
