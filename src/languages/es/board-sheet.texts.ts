import type { boardSheetTexts as english } from '../../domain/board-sheet.texts';

export const boardSheetTexts: typeof english = {
  sound: 'Sonido',
  impact: 'Ruido de impacto, IIC',
  airborne: 'Ruido aéreo, STC',
  delta: 'Delta IIC',
  assembly: 'Ensamble ensayado',
  methods: 'Métodos de ensayo',
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
  indoorAir: 'Aire interior',
};
