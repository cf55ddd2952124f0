// Generated from spec/resources/markdown.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "renderMarkdown",
  "resource": "markdown",
  "method": "POST",
  "path": "/markdown",
  "route": "/api/v4/markdown",
  "source": "spec/resources/markdown.yaml:5:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404
  ],
  "body": {
    "text": "Fire **slowly**",
    "gfm": false
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "text",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "text",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "gfm",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "gfm",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    }
  ],
  "related": {}
},
]);
