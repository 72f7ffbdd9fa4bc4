import type { boardSheetTexts as english } from '../../domain/board-sheet.texts';

export const boardSheetTexts: typeof english = {
  sound: 'Sonido',
  impact: 'Sonido de impacto, IIC',
  airborne: 'Sonido aéreo, STC',
  delta: 'Delta IIC',
  assembly: 'Conjunto probado',
  methods: 'Métodos de prueba',
  construction: 'Construcción',
  core: 'Núcleo',
  thickness: 'Grosor total',
  pad: 'Base adherida',
  wearLayer: 'Capa de uso',
  size: 'Tamaño de la lama',
  installation: 'Instalación y normas',
  method: 'Método',
  underlayment: 'Base adicional',
  standard: 'Norma del producto',
  air: 'Aire interior',
};
