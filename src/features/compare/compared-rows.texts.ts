export const comparedRowsTexts = {
  forArea: (sqft: string, wastagePercent: number) => `For ${sqft} sqft${wastagePercent === 0 ? '' : ` + ${wastagePercent}% wastage`}`,
  sqft: (sqft: string) => `${sqft} sqft`,
};
