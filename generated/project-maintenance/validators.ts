// Generated from spec/domains/* /project-maintenance.yaml; do not edit. Run `npm run generate`.
// @ts-nocheck
import type { Validator } from '../../generator/runtime/operation.ts';
import { ucs2length } from '../../generator/runtime/length.ts';
import { withError } from '../../generator/runtime/validator-error.ts';
export const check1: Validator = validate0;
const func0 = ucs2length;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.id !== undefined){let data0 = data.id;
const _errs3 = errors;let valid2 = false;
const _errs4 = errors;if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){vErrors = withError(vErrors,instancePath+"/id","type",{type: "integer"});errors++;}var _valid0 = _errs4 === errors;valid2 = valid2 || _valid0;if(!valid2){const _errs6 = errors;if(typeof data0 === "string"){if(data0.length > 4096 && (data0.length > 8192 || func0(data0) > 4096)){vErrors = withError(vErrors,instancePath+"/id","maxLength",{limit: 4096});errors++;}if(data0.length < 2 && func0(data0) < 1){vErrors = withError(vErrors,instancePath+"/id","minLength",{limit: 1});errors++;}}else {vErrors = withError(vErrors,instancePath+"/id","type",{type: "string"});errors++;}var _valid0 = _errs6 === errors;valid2 = valid2 || _valid0;}if(!valid2){vErrors = withError(vErrors,instancePath+"/id","anyOf");errors++;}else {errors = _errs3;if(vErrors !== null){if(_errs3){vErrors.length = _errs3;}else {vErrors = null;}}}}}else {vErrors = withError(vErrors,instancePath,"type",{type: "object"});errors++;}validate0.errors = vErrors;return errors === 0;}
