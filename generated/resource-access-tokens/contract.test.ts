// Generated from spec/resources/resource-access-tokens.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listGroupAccessTokens",
  "resource": "resource-access-tokens",
  "method": "GET",
  "path": "/groups/{id}/access_tokens",
  "route": "/api/v4/groups/{id}/access_tokens",
  "source": "spec/resources/resource-access-tokens.yaml:171:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
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
    "id": "demo"
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
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
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
  "id": "createGroupAccessToken",
  "resource": "resource-access-tokens",
  "method": "POST",
  "path": "/groups/{id}/access_tokens",
  "route": "/api/v4/groups/{id}/access_tokens",
  "source": "spec/resources/resource-access-tokens.yaml:206:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
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
    "name": "deploy",
    "scopes": [
      "read_repository"
    ],
    "access_level": 30,
    "expires_at": "2022-12-31"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
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
        "repeat": "api",
        "times": 21,
        "list": true
      },
      "within": {
        "repeat": "api",
        "times": 20,
        "list": true
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "body",
      "name": "scopes",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "scopes",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": 1050,
      "text": "does not have a valid value"
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
  "id": "getGroupAccessToken",
  "resource": "resource-access-tokens",
  "method": "GET",
  "path": "/groups/{id}/access_tokens/{token_id}",
  "route": "/api/v4/groups/{id}/access_tokens/{token_id}",
  "source": "spec/resources/resource-access-tokens.yaml:262:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
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
    "id": "demo",
    "token_id": 8
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
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "revokeGroupAccessToken",
  "resource": "resource-access-tokens",
  "method": "DELETE",
  "path": "/groups/{id}/access_tokens/{token_id}",
  "route": "/api/v4/groups/{id}/access_tokens/{token_id}",
  "source": "spec/resources/resource-access-tokens.yaml:302:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "token_id": 8
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
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listProjectAccessTokens",
  "resource": "resource-access-tokens",
  "method": "GET",
  "path": "/projects/{id}/access_tokens",
  "route": "/api/v4/projects/{id}/access_tokens",
  "source": "spec/resources/resource-access-tokens.yaml:6:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
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
    "id": "demo/kiln"
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
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
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
  "id": "createProjectAccessToken",
  "resource": "resource-access-tokens",
  "method": "POST",
  "path": "/projects/{id}/access_tokens",
  "route": "/api/v4/projects/{id}/access_tokens",
  "source": "spec/resources/resource-access-tokens.yaml:42:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
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
    "name": "deploy",
    "scopes": [
      "read_repository"
    ],
    "access_level": 30,
    "expires_at": "2022-12-31"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
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
        "repeat": "api",
        "times": 21,
        "list": true
      },
      "within": {
        "repeat": "api",
        "times": 20,
        "list": true
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "body",
      "name": "scopes",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "scopes",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "access_level",
      "value": 1040,
      "text": "does not have a valid value"
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
  "id": "getProjectAccessToken",
  "resource": "resource-access-tokens",
  "method": "GET",
  "path": "/projects/{id}/access_tokens/{token_id}",
  "route": "/api/v4/projects/{id}/access_tokens/{token_id}",
  "source": "spec/resources/resource-access-tokens.yaml:98:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
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
    "id": "demo/kiln",
    "token_id": 8
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
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "revokeProjectAccessToken",
  "resource": "resource-access-tokens",
  "method": "DELETE",
  "path": "/projects/{id}/access_tokens/{token_id}",
  "route": "/api/v4/projects/{id}/access_tokens/{token_id}",
  "source": "spec/resources/resource-access-tokens.yaml:138:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "token_id": 8
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
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "token_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
