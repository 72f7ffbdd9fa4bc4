import type { looksTexts as english } from '../../domain/looks.texts';

const NAMES: Readonly<Record<string, string>> = {
  oak: 'roble',
  'white oak': 'roble blanco',
  'red oak': 'roble rojo',
  maple: 'arce',
  hickory: 'nogal americano',
  walnut: 'nogal',
  ash: 'fresno',
  pine: 'pino',
  pecan: 'pacana',
  cedar: 'cedro',
  birch: 'abedul',
  elm: 'olmo',
  cherry: 'cerezo',
  acacia: 'acacia',
  teak: 'teca',
  mahogany: 'caoba',
  beech: 'haya',
  bamboo: 'bambú',
  chestnut: 'castaño',
  travertine: 'travertino',
  slate: 'pizarra',
  concrete: 'concreto',
  cement: 'cemento',
  limestone: 'caliza',
  marble: 'mármol',
  terrazzo: 'terrazo',
  granite: 'granito',
  sandstone: 'arenisca',
  quartzite: 'cuarcita',
  onyx: 'ónix',
  stone: 'piedra',
};

export const looksTexts: typeof english = {
  name: (look) => {
    const name = NAMES[look.toLowerCase()] ?? look;
    return /^\p{Lu}/u.test(look) ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
  },
};
