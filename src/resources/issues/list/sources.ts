import { sourcesIn } from '../../targets/sources.ts';
import { unlessBanned, whereOpenOrOwn, whereVisible } from '../../../policy/visible-issues.ts';
import { orderOf } from './orders.ts';

/** Issues of a project, of a group with all below it, or of everything. */
export const issueSources = sourcesIn({
  kind: 'issue',
  project: 'issues.project_id',
  visible: whereVisible,
  open: whereOpenOrOwn,
  shown: unlessBanned,
  orderOf,
});
