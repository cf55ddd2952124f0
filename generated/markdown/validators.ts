// Generated from spec/domains/* /markdown.yaml; do not edit. Run `npm run generate`.
// @ts-nocheck
import type { Validator } from '../../generator/runtime/operation.ts';
import { ucs2length } from '../../generator/runtime/length.ts';
import { withError } from '../../generator/runtime/validator-error.ts';
export const check1: Validator = validate0;
const func0 = ucs2length;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.text !== undefined){let data0 = data.text;if(typeof data0 === "string"){if(data0.length > 131072 && (data0.length > 262144 || func0(data0) > 131072)){vErrors = withError(vErrors,instancePath+"/text","maxLength",{limit: 131072});errors++;}}else {vErrors = withError(vErrors,instancePath+"/text","type",{type: "string"});errors++;}}if(data.project !== undefined){let data1 = data.project;if(typeof data1 === "string"){if(data1.length > 4096 && (data1.length > 8192 || func0(data1) > 4096)){vErrors = withError(vErrors,instancePath+"/project","maxLength",{limit: 4096});errors++;}}else {vErrors = withError(vErrors,instancePath+"/project","type",{type: "string"});errors++;}}}else {vErrors = withError(vErrors,instancePath,"type",{type: "object"});errors++;}validate0.errors = vErrors;return errors === 0;}
