<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Recipe\DocumentBuilder;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * `larder/v1/check`: says what the recipe lacks that somebody is editing, saved or not, and how a search engine would show it.
 *
 * @phpstan-import-type Preview from ResultPreview
 */
final class CheckRoute implements Registrable {

	public function __construct(
		private readonly DocumentBuilder $builder,
		private readonly Checker $checker,
		private readonly ResultPreview $preview
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->add( ... ) );
	}

	/**
	 * Adds the route.
	 */
	public function add(): void {
		register_rest_route(
			'larder/v1',
			'/check',
			[
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => $this->answer( ... ),
				'permission_callback' => static fn ( \WP_REST_Request $request ): bool => is_numeric( $request['post'] )
					&& current_user_can( 'edit_post', (int) $request['post'] ),
				'args'                => [
					'post'           => [
						'description' => __( 'The post that is edited.', 'larder' ),
						'type'        => 'integer',
						'minimum'     => 1,
						'required'    => true,
					],
					'title'          => [ 'type' => 'string' ],
					'content'        => [ 'type' => 'string' ],
					'excerpt'        => [ 'type' => 'string' ],
					'slug'           => [ 'type' => 'string' ],
					'author'         => [
						'type'    => 'integer',
						'minimum' => 0,
					],
					'featured_media' => [
						'type'    => 'integer',
						'minimum' => 0,
					],
					'terms'          => [
						'description'          => __( 'Ids of terms by taxonomy.', 'larder' ),
						'type'                 => 'object',
						'additionalProperties' => [
							'type'  => 'array',
							'items' => [ 'type' => 'integer' ],
						],
					],
				],
			]
		);
	}

	/**
	 * Checks the recipe as it is in the editor; nothing is stored.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return \WP_REST_Response|\WP_Error `{ groups, preview }`; `groups` is null where the post holds no recipe.
	 */
	public function answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$post = get_post( is_numeric( $request['post'] ) ? (int) $request['post'] : 0 );
		if ( ! $post instanceof \WP_Post ) {
			return new \WP_Error( 'larder_no_post', __( 'There is no such post.', 'larder' ), [ 'status' => 404 ] );
		}
		$edited   = self::edited( $post, $request );
		$featured = $request['featured_media'];
		$document = $this->builder->build( $edited, is_int( $featured ) ? $featured : null );
		if ( null === $document ) {
			return new \WP_REST_Response( [ 'groups' => null, 'preview' => null ] );
		}
		/** @var array<string, list<mixed>> $terms */
		$terms = is_array( $request['terms'] ) ? $request['terms'] : [];
		$lacks = $this->checker->lacks( $document, $edited, $terms );
		return new \WP_REST_Response(
			[
				'groups'  => array_map( static fn ( Group $group ): array => self::group( $group, $lacks ), Group::cases() ),
				'preview' => $this->preview->build( $document, $edited ),
			]
		);
	}

	/**
	 * Returns the post as it is in the editor.
	 *
	 * @param \WP_Post                               $post    The stored post.
	 * @param \WP_REST_Request<array<string, mixed>> $request What has changed.
	 */
	private static function edited( \WP_Post $post, \WP_REST_Request $request ): \WP_Post {
		$edited = clone $post;
		$fields = [
			'title'   => 'post_title',
			'content' => 'post_content',
			'excerpt' => 'post_excerpt',
			'slug'    => 'post_name',
		];
		foreach ( $fields as $name => $field ) {
			if ( is_string( $request[ $name ] ) ) {
				$edited->$field = $request[ $name ];
			}
		}
		if ( is_int( $request['author'] ) && $request['author'] > 0 ) {
			$edited->post_author = (string) $request['author'];
		}
		return $edited;
	}

	/**
	 * Writes what is lacking in a group.
	 *
	 * @param list<Rule> $lacks All that is lacking.
	 * @return array{name: string, title: string, lacks: list<array{rule: string, label: string, advice: string}>}
	 */
	private static function group( Group $group, array $lacks ): array {
		$own = array_filter( $lacks, static fn ( Rule $rule ): bool => $group === $rule->group() );
		return [
			'name'  => $group->value,
			'title' => $group->title(),
			'lacks' => array_map(
				static fn ( Rule $rule ): array => [
					'rule'   => $rule->value,
					'label'  => $rule->label(),
					'advice' => $rule->advice(),
				],
				array_values( $own )
			),
		];
	}
}
