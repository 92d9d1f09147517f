import type { ReactNode } from 'react';
import { siteShapes } from './icon-shapes.tsx';
import type { officeShapes } from './office-icon-shapes.tsx';

/** Every icon of the product. */
export type IconName = keyof typeof siteShapes | keyof typeof officeShapes;

const shapes: Partial<Record<IconName, ReactNode>> = { ...siteShapes };

/** Makes more icons known; the back office brings its own when it opens. */
export function learnIcons(more: Partial<Record<IconName, ReactNode>>): void {
  Object.assign(shapes, more);
}

/** Decoration beside words; a button that shows only an icon names itself (see IconButton). */
export function Icon({ name, size = 16 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
