import { focusableIn } from '../../ui/focusable.ts';
import { revealInGrid } from '../grid/use-grid-reveal.ts';

/** The place of a path on the page: its own, or the nearest one around it. */
function placeOf(path: string): HTMLElement | undefined {
  for (let near = path; near !== ''; near = near.slice(0, Math.max(0, near.lastIndexOf('.')))) {
    const found = [...document.querySelectorAll<HTMLElement>('[data-path]')].filter(
      ({ dataset }) => dataset['path'] === near,
    );
    // A drawer over the page repeats what stands under it.
    const last = found.at(-1);
    if (last) return last;
  }
  return undefined;
}

/** Puts the keys where a path is typed, in sight. */
export function goToPath(path: string): void {
  if (revealInGrid(path)) return;
  const place = placeOf(path);
  if (!place) return;
  place.scrollIntoView({ block: 'center' });
  focusableIn(place)[0]?.focus({ preventScroll: true });
}

/** The one that comes first on the page. */
export function firstOf(paths: readonly string[]): string | undefined {
  const placed = paths.flatMap((path) => {
    const place = placeOf(path);
    return place ? [{ path, place }] : [];
  });
  const [first] = placed.toSorted((one, other) =>
    one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return first?.path;
}
