import { carton } from '../facts/carton.ts';
import { allPlaced } from '../kernel/compose.ts';

const { cartonNo, cartonCount, weight, length, width, height } = carton;

/** Cartons of one size and weight. */
export const cartonGroupFields = allPlaced(['detail', 'create', 'update', 'import'], {
  cartonNo,
  cartonCount,
  weight,
  length,
  width,
  height,
});
