<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Exchange\Upload;
use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Tools\Background;

defined( 'ABSPATH' ) || exit;

/**
 * `larder/v1/imports`: starts and continues imports, and returns their status.
 */
final class ImportRoutes implements Registrable {

	private const SPACE = 'larder/v1';

	/** How long one request works, in seconds. */
	private const TIME_LIMIT = 3.0;

	/** Returns the status of an import. */
	private readonly ImportAnswer $answer;

	public function __construct( private readonly Imports $imports ) {
		$this->answer = new ImportAnswer( $imports );
	}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->add( ... ) );
	}

	/**
	 * Adds the routes.
	 */
	public function add(): void {
		$route = static fn ( string $methods, \Closure $callback ): array => [
			'methods'             => $methods,
			'callback'            => self::in_turn( $callback ),
			'permission_callback' => self::may( ... ),
		];
		register_rest_route( self::SPACE, '/imports', $route( \WP_REST_Server::CREATABLE, $this->begin( ... ) ) );
		register_rest_route( self::SPACE, '/imports/(?P<id>[a-f0-9]{32})', $route( \WP_REST_Server::READABLE, $this->show( ... ) ) );
		register_rest_route(
			self::SPACE,
			'/imports/(?P<id>[a-f0-9]{32})/(?P<act>step|start|retry|undo)',
			$route( \WP_REST_Server::CREATABLE, $this->act( ... ) )
		);
	}

	/**
	 * Makes an error of it where other processes store imports all the time, or the database stores nothing.
	 *
	 * @param \Closure( \WP_REST_Request<array<string, mixed>> ): (\WP_REST_Response|\WP_Error) $callback Answers a request.
	 * @return \Closure( \WP_REST_Request<array<string, mixed>> ): (\WP_REST_Response|\WP_Error)
	 */
	private static function in_turn( \Closure $callback ): \Closure {
		return static function ( \WP_REST_Request $request ) use ( $callback ): \WP_REST_Response|\WP_Error {
			try {
				return $callback( $request );
			} catch ( ImportsBusy $busy ) {
				return new \WP_Error( 'larder_imports_busy', $busy->getMessage(), [ 'status' => 503 ] );
			} catch ( ImportRefused $refusal ) {
				return new \WP_Error( 'larder_not_stored', $refusal->getMessage(), [ 'status' => 507 ] );
			}
		};
	}

	/**
	 * Returns whether somebody may import: whoever edits the recipes of others, and brings files in.
	 */
	public static function may(): bool {
		return self::can( 'edit_others_posts' ) && current_user_can( 'upload_files' );
	}

	/**
	 * Begins an import with files and URLs, or gives more to one that nobody has started.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request `files[]`, `urls`, one a line, and `run` for an import that there is.
	 */
	public function begin( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$text  = $request->get_param( 'urls' );
		$typed = TypedUrls::from_text( is_string( $text ) ? $text : '' );
		$files = self::files( $request );
		if ( [] === $files && Upload::is_lost() ) {
			return Upload::error( UPLOAD_ERR_INI_SIZE );
		}
		if ( [] !== $typed->rest ) {
			/* translators: %s: what somebody has typed. */
			$sentence = sprintf( __( 'This is not a web address: %s', 'larder' ), implode( ', ', array_slice( $typed->rest, 0, 5 ) ) );
			return new \WP_Error( 'larder_no_address', $sentence, [ 'status' => 400 ] );
		}
		if ( [] === $typed->urls && [] === $files ) {
			return new \WP_Error(
				'larder_nothing',
				__( 'Choose a file, or type the address of a recipe.', 'larder' ),
				[ 'status' => 400 ]
			);
		}
		foreach ( $files as [ , $name, $error ] ) {
			$refusal = Upload::refusal( $error, $name );
			if ( null !== $refusal ) {
				return $refusal;
			}
		}
		$run = $this->open( $request );
		if ( null === $run ) {
			return new \WP_Error( 'larder_no_import', __( 'There is no such import.', 'larder' ), [ 'status' => 404 ] );
		}
		foreach ( $typed->urls as $url ) {
			$this->imports->add_url( $run, $url );
		}
		foreach ( $files as [ $path, $name ] ) {
			if ( ! is_uploaded_file( $path ) || ! $this->imports->add_file( $run, $path, $name, true ) ) {
				return Upload::error( UPLOAD_ERR_CANT_WRITE, $name );
			}
		}
		Background::plan( Imports::EVENT, $run->id );
		return $this->answer->response( $run, 0 );
	}

	/**
	 * Begins an import, or opens the one that is requested, if nobody has started it.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	private function open( \WP_REST_Request $request ): ?ImportRun {
		$id = $request->get_param( 'run' );
		if ( ! is_string( $id ) || '' === $id ) {
			return $this->imports->begin( get_current_user_id() );
		}
		$run = $this->imports->get( $id );
		if ( null === $run || ! in_array( $run->phase, [ ImportRun::READING, ImportRun::READY ], true ) ) {
			return null;
		}
		$this->imports->read_on( $run );
		return $run;
	}

	/**
	 * Returns the state of an import.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request `after`: only rows after this one.
	 */
	public function show( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$run = $this->run( $request );
		return $run instanceof ImportRun ? $this->answer->response( $run, self::number( $request, 'after' ) ) : $run;
	}

	/**
	 * Continues an import.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request What is to be done; for `start` also `status`, `author`, `taxonomy`, and
	 *                                                        `skip`, a list of rows.
	 */
	public function act( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$run = $this->run( $request );
		if ( is_wp_error( $run ) ) {
			return $run;
		}
		switch ( $request->get_param( 'act' ) ) {
			case 'start':
				$changes = self::changes( $request );
				if ( is_wp_error( $changes ) ) {
					return $changes;
				}
				$skip = $request->get_param( 'skip' );
				$this->imports->start( $run, $changes, array_values( array_filter( is_array( $skip ) ? $skip : [], is_int( ... ) ) ) );
				break;
			case 'retry':
				$this->imports->retry( $run );
				break;
			case 'undo':
				$this->imports->undo( $run );
				break;
			default:
				$this->imports->work( $run, self::TIME_LIMIT );
		}
		return $this->answer->response( $run, self::number( $request, 'after' ) );
	}

	/**
	 * Finds the import that is requested.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	private function run( \WP_REST_Request $request ): ImportRun|\WP_Error {
		$id = $request->get_param( 'id' );
		return $this->imports->get( is_string( $id ) && '' !== $id ? $id : '-' ) ?? new \WP_Error(
			'larder_no_import',
			__( 'There is no such import.', 'larder' ),
			[ 'status' => 404 ]
		);
	}

	/**
	 * Reads what somebody has chosen, as far as they may.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return array{status: string, author: int, taxonomy: string}|\WP_Error
	 */
	private static function changes( \WP_REST_Request $request ): array|\WP_Error {
		$status   = $request->get_param( 'status' );
		$status   = is_string( $status ) && in_array( $status, [ 'draft', 'pending', 'publish', 'private' ], true ) ? $status : 'draft';
		$taxonomy = $request->get_param( 'taxonomy' );
		$author   = self::number( $request, 'author' );
		if ( in_array( $status, [ 'publish', 'private' ], true ) && ! self::can( 'publish_posts' ) ) {
			return new \WP_Error( 'larder_may_not_publish', __( 'You may not publish recipes.', 'larder' ), [ 'status' => 403 ] );
		}
		$user = get_userdata( $author > 0 ? $author : get_current_user_id() );
		$edit = get_post_type_object( PostType::NAME )?->cap->edit_posts;
		if ( false === $user || ! is_string( $edit ) || ! $user->has_cap( $edit ) ) {
			return new \WP_Error( 'larder_no_author', __( 'There is no such author.', 'larder' ), [ 'status' => 400 ] );
		}
		return [
			'status'   => $status,
			'author'   => $user->ID,
			'taxonomy' => is_string( $taxonomy ) && is_object_in_taxonomy( PostType::NAME, $taxonomy ) ? $taxonomy : '',
		];
	}

	/**
	 * Returns the files of a request.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return list<array{string, string, int}> Path and name of each, and what PHP says of it.
	 */
	private static function files( \WP_REST_Request $request ): array {
		/** @var array<string, mixed> $all */
		$all   = $request->get_file_params();
		$sent  = is_array( $all['files'] ?? null ) ? $all['files'] : [];
		$names = is_array( $sent['name'] ?? null ) ? $sent['name'] : [];
		$errors = is_array( $sent['error'] ?? null ) ? $sent['error'] : [];
		$files = [];
		foreach ( is_array( $sent['tmp_name'] ?? null ) ? $sent['tmp_name'] : [] as $at => $path ) {
			// A browser sends the field with a nameless file where none was chosen.
			$error = is_int( $errors[ $at ] ?? null ) ? $errors[ $at ] : UPLOAD_ERR_OK;
			if ( UPLOAD_ERR_NO_FILE === $error ) {
				continue;
			}
			$name    = $names[ $at ] ?? '';
			$files[] = [ is_string( $path ) ? $path : '', is_string( $name ) ? sanitize_text_field( $name ) : '', $error ];
		}
		return $files;
	}

	/**
	 * Reads a number of a request.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @param string                                 $key     Its name.
	 */
	private static function number( \WP_REST_Request $request, string $key ): int {
		$value = $request->get_param( $key );
		return is_numeric( $value ) ? max( 0, (int) $value ) : 0;
	}

	/**
	 * Returns whether who asks has a right to recipes.
	 *
	 * @param 'edit_others_posts'|'publish_posts' $right Its name for posts.
	 */
	private static function can( string $right ): bool {
		$capability = get_post_type_object( PostType::NAME )?->cap->$right;
		return is_string( $capability ) && current_user_can( $capability );
	}
}
