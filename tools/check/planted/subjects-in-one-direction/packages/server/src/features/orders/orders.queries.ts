import { trustOf } from '../trusts/trusts.public.ts';

export const trustOfOrder = trustOf;
