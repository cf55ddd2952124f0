import { beginPipelines } from './begin-later.ts';
import { releasePipeline } from './begin.ts';
import { createPushPipelines } from './push.ts';

/** Background jobs of the resource. */
export const workers = [beginPipelines, createPushPipelines, releasePipeline];
