import type { typedLimitsTexts as english } from '../../domain/find/typed-limits.texts';

export const typedLimitsTexts: typeof english = {
  reason: {
    mil: (figure) => `Capa de uso de ${figure} mil`,
    mm: (figure) => `${figure} mm de grosor`,
    inch: (figure) => `${figure} pulg de ancho`,
    iic: (figure) => `IIC ${figure}`,
  },
  figure: {
    price: (figure) => `$${Number(figure).toFixed(2)}`,
    mil: (figure) => `${figure} mil`,
    mm: (figure) => `${figure} mm`,
    inch: (figure) => `${figure} pulg`,
    iic: (figure) => `IIC ${figure}`,
  },
  after: { price: ' / pie²', mil: ' de capa de uso', mm: ' de grosor', inch: ' de ancho', iic: '' },
  upTo: (most) => `hasta ${most}`,
  orMore: (least) => `${least} o más`,
  between: (least, most) => `${least} a ${most}`,
};
