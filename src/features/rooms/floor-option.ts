import type { Picture } from '../../domain/picture';

export interface FloorOption {
  readonly id: number;
  readonly title: string;
  /** '$4.29 / sqft'; empty without a price. */
  readonly price: string;
  readonly picture: Picture;
}

export interface FloorChoice {
  readonly options: readonly FloorOption[];
  readonly value: number | null;
  readonly onChoose: (floorId: number | null) => void;
}

export const floorWords = ({ title, price }: FloorOption): string => (price === '' ? title : `${title} · ${price}`);
