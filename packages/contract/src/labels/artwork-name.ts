/** Whether two names of styles or colours mean the same: letters, case, width and what parts words aside. */
export function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s_\-./\\]+/g, ' ')
    .trim();
}

/** Of which style, and in which colours, a piece of artwork is by its name. */
export interface NamedArtwork {
  /** As the style list writes it. */
  readonly styleNo: string;
  /** As the style list writes them; none where the name says no colour of the style: then it is of all of them. */
  readonly colours: readonly string[];
}

/** Finds styles in the names of files: folders count, the longest style number that stands in a name by itself is meant. */
export function artworkReader(styles: ReadonlyMap<string, readonly string[]>) {
  const known = [...styles]
    .map(([styleNo, colours]) => ({ styleNo, colours, plain: plainName(styleNo) }))
    .toSorted((one, other) => other.plain.length - one.plain.length);
  return (path: string): NamedArtwork | undefined => {
    const words = ` ${plainName(path.replace(/\.[^./\\]*$/, ''))} `;
    const style = known.find(({ plain }) => words.includes(` ${plain} `));
    if (!style) return undefined;
    const rest = words.replaceAll(` ${style.plain} `, '  ');
    const meant = style.colours.filter((colour) => rest.includes(` ${plainName(colour)} `));
    // `Light Grey` is not `Grey` as well.
    const colours = meant.filter(
      (colour) => !meant.some((other) => other !== colour && plainName(other).includes(plainName(colour))),
    );
    return { styleNo: style.styleNo, colours };
  };
}
