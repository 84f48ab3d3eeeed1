vcl 4.1;

# A cache as hosts set it up: pages for seven days, nothing for people who are logged in or have written a comment.

backend default {
	.host = "127.0.0.1";
	.port = "BACKEND_PORT";
	.first_byte_timeout = 120s;
}

sub vcl_recv {
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	if (req.url ~ "^/wp-(admin|login|json|cron)" || req.http.Cookie ~ "wordpress_logged_in_|comment_author_|wp-postpass_") {
		return (pass);
	}
	unset req.http.Cookie;
	return (hash);
}

sub vcl_backend_response {
	if (!bereq.uncacheable && beresp.status == 200) {
		unset beresp.http.Set-Cookie;
		unset beresp.http.Vary;
		set beresp.ttl = 7d;
	}
}

sub vcl_deliver {
	if (obj.hits > 0) {
		set resp.http.X-Cache = "HIT";
	} else {
		set resp.http.X-Cache = "MISS";
	}
}
