// Generated from spec/resources/protected-environments.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listProtectedEnvironments",
  "resource": "protected-environments",
  "method": "GET",
  "path": "/projects/{id}/protected_environments",
  "route": "/api/v4/projects/{id}/protected_environments",
  "source": "spec/resources/protected-environments.yaml:6:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
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
    403,
    404
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
  "id": "createProtectedEnvironment",
  "resource": "protected-environments",
  "method": "POST",
  "path": "/projects/{id}/protected_environments",
  "route": "/api/v4/projects/{id}/protected_environments",
  "source": "spec/resources/protected-environments.yaml:36:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
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
    403,
    404,
    409,
    422
  ],
  "body": {
    "name": "production",
    "deploy_access_levels": [
      {
        "access_level": 40
      }
    ],
    "required_approval_count": 1,
    "approval_rules": [
      {
        "group_id": 135,
        "required_approvals": 2
      }
    ]
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
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "deploy_access_levels",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "deploy_access_levels",
      "told": "deploy_access_levels[0][user_id]",
      "value": [
        {
          "access_level": 40,
          "user_id": "abc"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deploy_access_levels",
      "told": "deploy_access_levels[0][user_id]",
      "value": [
        {
          "access_level": 40,
          "user_id": 0
        }
      ],
      "text": "does not have a valid value",
      "within": [
        {
          "access_level": 40,
          "user_id": 1
        }
      ]
    },
    {
      "place": "body",
      "name": "deploy_access_levels",
      "told": "deploy_access_levels[0][group_id]",
      "value": [
        {
          "access_level": 40,
          "group_id": "abc"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deploy_access_levels",
      "told": "deploy_access_levels[0][group_id]",
      "value": [
        {
          "access_level": 40,
          "group_id": 0
        }
      ],
      "text": "does not have a valid value",
      "within": [
        {
          "access_level": 40,
          "group_id": 1
        }
      ]
    },
    {
      "place": "body",
      "name": "deploy_access_levels",
      "told": "deploy_access_levels[0][access_level]",
      "value": [
        {
          "access_level": "abc"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deploy_access_levels",
      "told": "deploy_access_levels[0][access_level]",
      "value": [
        {
          "access_level": 1060
        }
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "required_approval_count",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "required_approval_count",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "required_approval_count",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "required_approval_count",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "required_approval_count",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "required_approval_count",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "required_approval_count",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "required_approval_count",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "required_approval_count",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "required_approval_count",
      "value": 6,
      "within": 5,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "approval_rules",
      "told": "approval_rules[0][user_id]",
      "value": [
        {
          "group_id": 135,
          "required_approvals": 2,
          "user_id": "abc"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approval_rules",
      "told": "approval_rules[0][user_id]",
      "value": [
        {
          "group_id": 135,
          "required_approvals": 2,
          "user_id": 0
        }
      ],
      "text": "does not have a valid value",
      "within": [
        {
          "group_id": 135,
          "required_approvals": 2,
          "user_id": 1
        }
      ]
    },
    {
      "place": "body",
      "name": "approval_rules",
      "told": "approval_rules[0][group_id]",
      "value": [
        {
          "required_approvals": 2,
          "group_id": "abc"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approval_rules",
      "told": "approval_rules[0][group_id]",
      "value": [
        {
          "required_approvals": 2,
          "group_id": 0
        }
      ],
      "text": "does not have a valid value",
      "within": [
        {
          "required_approvals": 2,
          "group_id": 1
        }
      ]
    },
    {
      "place": "body",
      "name": "approval_rules",
      "told": "approval_rules[0][access_level]",
      "value": [
        {
          "group_id": 135,
          "required_approvals": 2,
          "access_level": "abc"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approval_rules",
      "told": "approval_rules[0][access_level]",
      "value": [
        {
          "group_id": 135,
          "required_approvals": 2,
          "access_level": 1060
        }
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "approval_rules",
      "told": "approval_rules[0][required_approvals]",
      "value": [
        {
          "group_id": 135,
          "required_approvals": "abc"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approval_rules",
      "told": "approval_rules[0][required_approvals]",
      "value": [
        {
          "group_id": 135,
          "required_approvals": 0
        }
      ],
      "text": "does not have a valid value",
      "within": [
        {
          "group_id": 135,
          "required_approvals": 1
        }
      ]
    },
    {
      "place": "body",
      "name": "approval_rules",
      "told": "approval_rules[0][required_approvals]",
      "value": [
        {
          "group_id": 135,
          "required_approvals": 6
        }
      ],
      "text": "does not have a valid value",
      "within": [
        {
          "group_id": 135,
          "required_approvals": 5
        }
      ]
    },
    {
      "place": "body",
      "name": "deploy_access_levels",
      "told": "deploy_access_levels[0][user_id], deploy_access_levels[0][group_id], deploy_access_levels[0][access_level]",
      "value": [
        {}
      ],
      "text": "are missing, exactly one parameter must be provided"
    },
    {
      "place": "body",
      "name": "deploy_access_levels",
      "told": "deploy_access_levels[0][user_id], deploy_access_levels[0][group_id], deploy_access_levels[0][access_level]",
      "value": [
        {
          "user_id": 1,
          "group_id": 1,
          "access_level": 30
        }
      ],
      "text": "are mutually exclusive"
    },
    {
      "place": "body",
      "name": "approval_rules",
      "told": "approval_rules[0][user_id], approval_rules[0][group_id], approval_rules[0][access_level]",
      "value": [
        {}
      ],
      "text": "are missing, exactly one parameter must be provided"
    },
    {
      "place": "body",
      "name": "approval_rules",
      "told": "approval_rules[0][user_id], approval_rules[0][group_id], approval_rules[0][access_level]",
      "value": [
        {
          "user_id": 1,
          "group_id": 1,
          "access_level": 30
        }
      ],
      "text": "are mutually exclusive"
    }
  ],
  "related": {}
},
{
  "id": "getProtectedEnvironment",
  "resource": "protected-environments",
  "method": "GET",
  "path": "/projects/{id}/protected_environments/{name}",
  "route": "/api/v4/projects/{id}/protected_environments/{name}",
  "source": "spec/resources/protected-environments.yaml:95:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "name": "production"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
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
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "name",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "deleteProtectedEnvironment",
  "resource": "protected-environments",
  "method": "DELETE",
  "path": "/projects/{id}/protected_environments/{name}",
  "route": "/api/v4/projects/{id}/protected_environments/{name}",
  "source": "spec/resources/protected-environments.yaml:125:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "name": "production"
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
    404,
    412
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "name",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
]);
