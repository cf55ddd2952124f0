// Generated from spec/resources/pipelines.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { PipelineVariable } from './types.ts';

export function writePipelineVariable(v: PipelineVariable): string {
  return ('{"key":' + w.text(v.key) + ',"value":' + w.text(v.value) + ',"variable_type":' + w.text(v.variable_type) + '}');
}
