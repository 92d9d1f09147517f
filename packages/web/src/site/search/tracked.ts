import type { CodeOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { trackTypes } from '@loadline/contract/tracking/track-type';
import type { trackShipments } from '@loadline/contract/tracking/tracking.api';

export type TrackType = CodeOf<typeof trackTypes>;
export type Tracked = AnswerOf<typeof trackShipments>;
export type Shipment = Tracked['shipments'][number];
