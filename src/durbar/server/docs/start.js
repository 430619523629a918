SwaggerUIBundle({ url: "/api/schema/openapi.json", dom_id: "#docs", deepLinking: true });
