// Generated from spec/domains/* /issue-statistics.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { IssueStatistics } from './types.ts';

export function writeIssueStatistics(v: IssueStatistics): string {
  return ('{"statistics":' + ('{"counts":' + ('{"all":' + w.number(v.statistics.counts.all) + ',"closed":' + w.number(v.statistics.counts.closed) + ',"opened":' + w.number(v.statistics.counts.opened) + '}') + '}') + '}');
}
