interface Load {
  limit: number;
  taken: number;
  mine: number;
}

/** Widths and places in px of a bar that is `width` px wide. */
export interface GaugeScale {
  width: number;
  limit: number;
  taken: number;
  /** The part of `mine` that still fits. */
  mineWithin: number;
  /** What lies past the limit, whoever brought it. */
  over: number;
  total: number;
}

/** The limit stands at eight ninths, so that an excess has room beside it; a larger excess shrinks the whole bar, never its truth. */
export function gaugeScale({ limit, taken, mine }: Load, width: number): GaugeScale {
  const loaded = taken + mine;
  const whole = Math.max((limit * 9) / 8, loaded);
  const px = (amount: number) => (whole > 0 ? Math.round((amount / whole) * width * 10) / 10 : 0);
  const over = Math.max(loaded - limit, 0);
  const takenWithin = Math.min(taken, limit);
  return {
    width,
    limit: px(limit),
    taken: px(takenWithin),
    mineWithin: px(loaded - over - takenWithin),
    over: px(over),
    total: px(loaded),
  };
}
