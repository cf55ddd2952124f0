// Generated from spec/resources/applications.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listApplications",
  "resource": "applications",
  "method": "GET",
  "path": "/applications",
  "route": "/api/v4/applications",
  "source": "spec/resources/applications.yaml:6:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "createApplication",
  "resource": "applications",
  "method": "POST",
  "path": "/applications",
  "route": "/api/v4/applications",
  "source": "spec/resources/applications.yaml:29:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    400,
    401,
    403
  ],
  "body": {
    "name": "Example Application",
    "redirect_uri": "https://app.example.com/callback",
    "scopes": "read_user read_api"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "name",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "redirect_uri",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "redirect_uri",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "redirect_uri",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "redirect_uri",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "scopes",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "scopes",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "scopes",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "scopes",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "confidential",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "deleteApplication",
  "resource": "applications",
  "method": "DELETE",
  "path": "/applications/{id}",
  "route": "/api/v4/applications/{id}",
  "source": "spec/resources/applications.yaml:67:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": 1
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
