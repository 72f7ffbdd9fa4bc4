export const typedLimitsTexts = {
  reason: {
    mil: (figure: number) => `Wear layer ${figure} mil`,
    mm: (figure: number) => `${figure} mm thick`,
    inch: (figure: number) => `${figure} in wide`,
    iic: (figure: number) => `IIC ${figure}`,
  },
  figure: {
    price: (figure: string) => `$${Number(figure).toFixed(2)}`,
    mil: (figure: string) => `${figure} mil`,
    mm: (figure: string) => `${figure} mm`,
    inch: (figure: string) => `${figure} in`,
    iic: (figure: string) => `IIC ${figure}`,
  },
  after: { price: ' / sqft', mil: ' wear layer', mm: ' thick', inch: ' wide', iic: '' },
  upTo: (most: string) => `up to ${most}`,
  orMore: (least: string) => `${least} or more`,
  between: (least: string, most: string) => `${least} to ${most}`,
};
