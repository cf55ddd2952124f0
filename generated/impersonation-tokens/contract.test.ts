// Generated from spec/resources/impersonation-tokens.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listImpersonationTokens",
  "resource": "impersonation-tokens",
  "method": "GET",
  "path": "/users/{user_id}/impersonation_tokens",
  "route": "/api/v4/users/{user_id}/impersonation_tokens",
  "source": "spec/resources/impersonation-tokens.yaml:7:5",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "user_id": 42
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
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
      "name": "user_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "state",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "state",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
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
  "id": "createImpersonationToken",
  "resource": "impersonation-tokens",
  "method": "POST",
  "path": "/users/{user_id}/impersonation_tokens",
  "route": "/api/v4/users/{user_id}/impersonation_tokens",
  "source": "spec/resources/impersonation-tokens.yaml:46:5",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "user_id": 42
  },
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
    "name": "support session",
    "scopes": [
      "api"
    ],
    "expires_at": "2022-05-22"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "user_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
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
      "name": "scopes",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "scopes",
      "value": {
        "repeat": "x",
        "times": 21,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 20,
        "list": true
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "body",
      "name": "scopes",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-02-30",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "yesterday",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "0000-01-01",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "getImpersonationToken",
  "resource": "impersonation-tokens",
  "method": "GET",
  "path": "/users/{user_id}/impersonation_tokens/{impersonation_token_id}",
  "route": "/api/v4/users/{user_id}/impersonation_tokens/{impersonation_token_id}",
  "source": "spec/resources/impersonation-tokens.yaml:94:5",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "user_id": 42,
    "impersonation_token_id": 6
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
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
      "name": "user_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "revokeImpersonationToken",
  "resource": "impersonation-tokens",
  "method": "DELETE",
  "path": "/users/{user_id}/impersonation_tokens/{impersonation_token_id}",
  "route": "/api/v4/users/{user_id}/impersonation_tokens/{impersonation_token_id}",
  "source": "spec/resources/impersonation-tokens.yaml:139:5",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "user_id": 42,
    "impersonation_token_id": 6
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    204
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404,
    412
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "user_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "user_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "impersonation_token_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
