import type { IconName } from '../icon.tsx';
import { learnIcons } from '../icon.tsx';
import { siteShapes } from '../icon-shapes.tsx';
import { officeShapes } from '../office-icon-shapes.tsx';

learnIcons(officeShapes);

const shapes = { ...siteShapes, ...officeShapes };
const isIconName = (name: string): name is IconName => Object.hasOwn(shapes, name);

export const iconNames: readonly IconName[] = Object.keys(shapes).filter(isIconName);
