<?php
declare( strict_types=1 );

namespace Larder\Switch\Screen;

use Larder\Registrable;
use Larder\Switch\DatabaseRefusal;
use Larder\Switch\Phase;
use Larder\Switch\PluginSource;
use Larder\Switch\Report;
use Larder\Switch\Sources;
use Larder\Switch\State;
use Larder\Switch\StateStore;
use Larder\Switch\TypeChoice;
use Larder\Switch\Worker;
use Larder\Tools\Background;
use Larder\Tools\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * `larder/v1/switch`: starts, pauses, resumes and reverts change-overs, and returns their status.
 */
final class SwitchRoutes implements Registrable {

	private const SPACE = 'larder/v1';

	/** How long one request works, in seconds. */
	private const TIME_LIMIT = 2.0;

	/** Posts of one answer. */
	private const ROWS = 20;

	public function __construct(
		private readonly Sources $sources,
		private readonly StateStore $states,
		private readonly Worker $worker,
		private readonly Trial $trial,
		private readonly Report $report,
		private readonly Overview $overview,
		private readonly TypeChoice $type
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->add( ... ) );
	}

	/**
	 * Adds the routes.
	 */
	public function add(): void {
		$route = fn ( string $methods, \Closure $callback ): array => [
			'methods'             => $methods,
			'callback'            => fn ( \WP_REST_Request $request ) => $this->with_source( $request, $callback ),
			'permission_callback' => static fn (): bool => current_user_can( Jobs::CAPABILITY ),
		];
		$one   = '/switch/(?P<source>[a-z0-9-]+)';
		register_rest_route( self::SPACE, $one, $route( \WP_REST_Server::READABLE, $this->show( ... ) ) );
		register_rest_route( self::SPACE, "$one/sample", $route( \WP_REST_Server::READABLE, $this->sample( ... ) ) );
		register_rest_route( self::SPACE, "$one/recipes", $route( \WP_REST_Server::READABLE, $this->recipes( ... ) ) );
		register_rest_route(
			self::SPACE,
			"$one/(?P<act>look|copy|change|undo|keep|pause|continue|step)",
			$route( \WP_REST_Server::CREATABLE, $this->act( ... ) )
		);
		register_rest_route(
			self::SPACE,
			"$one/type/(?P<type>keep|change)",
			$route( \WP_REST_Server::CREATABLE, $this->choose_type( ... ) )
		);
		register_rest_route( self::SPACE, "$one/posts/(?P<post>\d+)", $route( \WP_REST_Server::CREATABLE, $this->change_one( ... ) ) );
		register_rest_route( self::SPACE, "$one/posts/(?P<post>\d+)", $route( \WP_REST_Server::DELETABLE, $this->undo_one( ... ) ) );
	}

	/**
	 * Returns the state of a change-over.
	 */
	private function show( PluginSource $source ): \WP_REST_Response {
		return $this->answer( $source, $this->states->get( $source->id() ) );
	}

	/**
	 * Starts, pauses or resumes a change-over. A request that comes twice is carried out once.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request What is to be done.
	 */
	private function act( PluginSource $source, \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$act = $request->get_param( 'act' );
		if ( 'copy' === $act && ! current_user_can( 'upload_files' ) ) {
			return new \WP_Error( 'rest_forbidden', __( 'You are not allowed to upload files.', 'larder' ), [ 'status' => 403 ] );
		}
		$phase = match ( $act ) {
			'look'   => Phase::Looking,
			'copy'   => Phase::Copying,
			'change' => Phase::Changing,
			'undo'   => Phase::Undoing,
			'keep'   => Phase::Keeping,
			default  => null,
		};
		if ( 'step' === $act ) {
			return $this->answer( $source, $this->worker->work( $source, self::TIME_LIMIT ) );
		}
		$user  = get_current_user_id();
		$state = $this->worker->change( $source->id(), static function ( State $state ) use ( $act, $phase, $user ): void {
			if ( null === $phase ) {
				$state->is_paused = 'pause' === $act;
			} elseif ( $phase !== $state->phase ) {
				$state->enter( $phase, $user );
			} else {
				$state->is_paused = false;
			}
		} );
		if ( $state->is_busy() ) {
			Background::plan( Worker::EVENT, $source->id() );
		}
		// Counting changes nothing: nobody may want to stop it first, and most sites are counted at once.
		$is_counted = Phase::Looking === $phase && $state->is_busy();
		return $this->answer( $source, $is_counted ? $this->worker->work( $source, self::TIME_LIMIT ) : $state );
	}

	/**
	 * Stores the choice what posts of the plugin's own type become.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request `type`: `keep` or `change`.
	 */
	private function choose_type( PluginSource $source, \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$refusal = $this->type->take( $source, 'keep' === $request->get_param( 'type' ) );
		return '' === $refusal ? $this->show( $source ) : new \WP_Error( 'larder_type_stays', $refusal, [ 'status' => 409 ] );
	}

	/**
	 * Returns an example of a page before and after.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request `after`: the example before this one.
	 */
	private function sample( PluginSource $source, \WP_REST_Request $request ): \WP_REST_Response {
		$after = $request->get_param( 'after' );
		return new \WP_REST_Response( [ 'example' => $this->trial->next( $source, is_string( $after ) ? $after : '' ) ] );
	}

	/**
	 * Lists the recipes that have changed over.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request `after`: only those after this number.
	 */
	private function recipes( PluginSource $source, \WP_REST_Request $request ): \WP_REST_Response {
		$after = $request->get_param( 'after' );
		$rows  = [];
		$last  = is_numeric( $after ) ? (int) $after : 0;
		$count = 0;
		foreach ( $this->report->changed( $source, $last, self::ROWS ) as $number => $row ) {
			$rows[] = [
				'post'    => $row['post'],
				'name'    => $row['name'],
				'view'    => $row['address'],
				'edit'    => (string) get_edit_post_link( $row['post'], 'raw' ),
				'lost'    => $row['lost'],
				'notices' => $row['notices'],
			];
			$count += $number === $last ? 0 : 1;
			$last   = $number;
		}
		return new \WP_REST_Response(
			[
				'rows' => $rows,
				'next' => $count >= self::ROWS ? $last : null,
			]
		);
	}

	/**
	 * Changes one post over.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request `post`.
	 */
	private function change_one( PluginSource $source, \WP_REST_Request $request ): \WP_REST_Response {
		$this->trial->change( $source, self::post( $request ) );
		return $this->show( $source );
	}

	/**
	 * Reverts one post.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request `post`.
	 */
	private function undo_one( PluginSource $source, \WP_REST_Request $request ): \WP_REST_Response {
		$this->trial->undo( self::post( $request ) );
		return $this->show( $source );
	}

	/**
	 * Finds the plugin that a request names, and says what could not be stored.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @param \Closure                               $callback Answers it.
	 */
	private function with_source( \WP_REST_Request $request, \Closure $callback ): \WP_REST_Response|\WP_Error {
		$name   = $request->get_param( 'source' );
		$source = $this->sources->all()[ is_string( $name ) ? $name : '' ] ?? null;
		if ( null === $source ) {
			return new \WP_Error( 'larder_no_source', __( 'There is no such plugin.', 'larder' ), [ 'status' => 404 ] );
		}
		try {
			$answer = $callback( $source, $request );
			return $answer instanceof \WP_REST_Response || $answer instanceof \WP_Error ? $answer : new \WP_REST_Response( null, 500 );
		} catch ( DatabaseRefusal $refusal ) {
			return new \WP_Error( 'larder_not_stored', self::refused( $refusal->getMessage() ), [ 'status' => 507 ] );
		}
	}

	/**
	 * Returns a sentence that says that nothing was stored, and why.
	 *
	 * @param string $reason What the database says.
	 */
	private static function refused( string $reason ): string {
		/* translators: %s: what the database says. */
		return sprintf( __( 'Nothing was changed, since it could not be stored. Is the disk full? %s', 'larder' ), $reason );
	}

	/**
	 * Reads the post of a request.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	private static function post( \WP_REST_Request $request ): int {
		$post = $request->get_param( 'post' );
		return is_numeric( $post ) ? (int) $post : 0;
	}

	/**
	 * Answers with the status of a change-over.
	 *
	 * @param State $state How far it has come.
	 */
	private function answer( PluginSource $source, State $state ): \WP_REST_Response {
		$status = $this->overview->describe( $source, $state );
		return new \WP_REST_Response( [ 'problem' => '' === $state->problem ? '' : self::refused( $state->problem ) ] + $status );
	}
}
