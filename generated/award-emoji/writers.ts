// Generated from spec/domains/* /award-emoji.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeUserBasic } from '../common/writers.ts';
import type { AwardEmoji } from './types.ts';

export function writeAwardEmoji(v: AwardEmoji): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"user":' + writeUserBasic(v.user) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"awardable_id":' + w.number(v.awardable_id) + ',"awardable_type":' + w.text(v.awardable_type) + ',"url":' + w.text(v.url) + '}');
}
