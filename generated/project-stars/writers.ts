// Generated from spec/domains/* /project-stars.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeUserBasic } from '../common/writers.ts';
import type { ProjectStar } from './types.ts';

export function writeProjectStar(v: ProjectStar): string {
  return ('{"starred_since":' + w.text(v.starred_since) + ',"user":' + writeUserBasic(v.user) + '}');
}
