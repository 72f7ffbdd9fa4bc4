import type { facetsTexts as english } from '../../domain/find/facets.texts';

export const facetsTexts: typeof english = {
  look: {
    title: 'Apariencia',
    explanation: 'La madera o la piedra que muestra la lámina impresa.',
    of: (look) => `Pisos con apariencia de ${look}.`,
  },
  tone: {
    title: 'Tono',
    explanation: 'Qué tan claro se ve todo el piso, por su propio color.',
    values: {
      light: { label: 'Claro', explanation: 'Blanco, crema, arena y madera pálida: las habitaciones se ven más amplias y luminosas.' },
      warm: { label: 'Cálido', explanation: 'Miel, canela, ámbar y marrón medio, como la mayoría de los muebles de madera.' },
      grey: { label: 'Gris', explanation: 'De plateado a pizarra, fresco junto a paredes blancas.' },
      dark: { label: 'Oscuro', explanation: 'De marrón profundo a casi negro. El polvo se nota antes.' },
    },
  },
  core: {
    title: 'Núcleo',
    explanation: 'De qué está hecha la lama debajo del dibujo: de eso depende qué tan dura, cálida y silenciosa es.',
    values: {
      SPC: { label: 'SPC', explanation: 'Piedra y plástico: rígido, denso, el más difícil de abollar.' },
      WPC: { label: 'WPC', explanation: 'Plástico espumado: rígido, más cálido y silencioso al pisar, se abolla antes.' },
      LVT: { label: 'LVT', explanation: 'Vinilo flexible y delgado, pegado a una losa lisa.' },
      'loose-lay': {
        label: 'Colocación suelta',
        explanation: 'Lamas flexibles y pesadas que se quedan en su lugar por peso y agarre, y se pueden levantar.',
      },
    },
  },
  wear: {
    title: 'Capa de uso',
    explanation: 'La capa transparente que recibe los rayones. 1 mil es una milésima de pulgada; más dura más.',
    label: (mil) => `${mil} mil`,
    forShops: 'Para comercios y uso diario intenso.',
    forPets: 'Para mascotas, cocinas y uso comercial ligero.',
    forHomes: 'Para el uso normal de un hogar.',
    forBedrooms: 'Para habitaciones de poco uso, como dormitorios.',
  },
  thickness: {
    title: 'Grosor',
    explanation: 'La lama completa con su base. Más gruesa salva pequeños desniveles; más delgada pasa bajo las puertas.',
    label: (mm) => `${mm} mm`,
    of: (inches) => `Unas ${inches} pulg de la losa a la superficie.`,
  },
  width: {
    title: 'Ancho',
    explanation: 'Qué tan ancha es una pieza, a la pulgada más cercana. Lamas anchas significan menos juntas.',
    label: (inches) => `${inches} pulg`,
    of: (inches) => `Piezas de unas ${inches} pulg de ancho.`,
  },
  waterproof: {
    title: 'Impermeable',
    explanation: 'Si el agua puede quedarse encima sin dañar la lama.',
    values: {
      yes: { label: 'Impermeable', explanation: 'El agua encima no daña la lama. La humedad de la losa necesita su propia barrera.' },
    },
  },
  pad: {
    title: 'Base adherida',
    explanation: 'Una capa blanda debajo de la lama que amortigua los pasos.',
    values: {
      yes: { label: 'Con base adherida', explanation: 'Cada lama ya tiene una capa blanda debajo; normalmente no se permite otra.' },
      no: { label: 'Sin base', explanation: 'Para pegar, o con una base que apruebe el fabricante.' },
    },
  },
  install: {
    title: 'Instalación',
    explanation: 'Cómo se sujeta el piso.',
    values: {
      click: { label: 'Clic', explanation: 'Las lamas se enganchan entre sí y flotan sobre la losa, sin pegamento.' },
      glue: { label: 'Pegado', explanation: 'Unido a la losa con adhesivo. Se siente sólido y sigue cada desnivel.' },
      loose: { label: 'Colocación suelta', explanation: 'Se sostiene por su peso, con adhesivo solo en los bordes.' },
    },
  },
  room: {
    title: 'Habitación',
    explanation: 'Habitaciones que nombra el fabricante. Si no dice nada, pregúntenos o lea el folleto de la caja.',
    labels: {
      bathroom: 'Baño',
      kitchen: 'Cocina',
      laundry: 'Lavandería',
      bedroom: 'Dormitorio',
      living: 'Sala',
      dining: 'Comedor',
      entry: 'Entrada',
      basement: 'Sótano',
      sunroom: 'Solario',
      garage: 'Garaje',
      unheated: 'Habitación sin calefacción',
      outdoor: 'Exteriores',
    },
    of: (label) => `El fabricante lo nombra: ${label.toLowerCase()}.`,
  },
  sound: {
    title: 'Sonido, para condominios',
    explanation:
      'Clase de ruido de impacto (IIC) del ensamble ensayado: más alta es más silenciosa para el hogar de abajo. Pregunte a su asociación.',
    values: {
      '50': { label: 'IIC 50 o más', explanation: 'Lo mínimo que el código de construcción pide entre viviendas.' },
      '55': { label: 'IIC 55 o más', explanation: 'Lo que piden muchas asociaciones de condominios.' },
      '60': { label: 'IIC 60 o más', explanation: 'Para las asociaciones que más piden.' },
    },
  },
};
