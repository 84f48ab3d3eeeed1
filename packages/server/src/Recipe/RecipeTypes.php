<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the post types in which recipes live beside the post type of recipes, and finds them there.
 *
 * A query with {@see self::QUERY} finds recipes wherever they are, and of other posts none.
 */
final class RecipeTypes implements Registrable {

	/** Where types that hold a recipe are kept, so that no page has to look for them among all posts. */
	public const OPTION = 'larder_recipe_types';

	/** What a query says to find recipes of every type. */
	public const QUERY = 'larder_recipes';

	/** SQL for a post that is a recipe or holds one, with the placeholders that {@see self::values()} fills. */
	public const CONDITION = '( %i.post_type = %s OR EXISTS ( SELECT 1 FROM %i holds WHERE holds.post_id = %i.ID AND holds.meta_key = %s ) )';

	/** What a list of recipes in REST is asked with to have those of other types, too. */
	public const PARAMETER = 'larder_everywhere';

	public function __construct( private readonly \wpdb $db ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'posts_where', $this->leave_out( ... ), 10, 2 );
		add_filter( 'rest_' . PostType::NAME . '_collection_params', $this->add_parameter( ... ) );
		add_filter( 'rest_' . PostType::NAME . '_query', $this->widen( ... ), 10, 2 );
	}

	/**
	 * Remembers that posts of a type hold recipes.
	 */
	public static function note( string $type ): void {
		$known = self::known();
		if ( PostType::NAME !== $type && ! in_array( $type, $known, true ) ) {
			update_option( self::OPTION, [ ...$known, $type ], true );
		}
		// An option that is missing costs each page a query.
		add_option( self::OPTION, [], '', true );
	}

	/**
	 * Forgets types whose posts hold no recipe any more.
	 *
	 * @param list<string> $types
	 */
	public static function forget( array $types ): void {
		if ( [] !== $types ) {
			update_option( self::OPTION, array_values( array_diff( self::known(), $types ) ), true );
		}
	}

	/**
	 * Returns the types beside that of recipes whose posts hold one and can be looked at.
	 *
	 * @return list<string>
	 */
	public static function other_types(): array {
		return array_values( array_filter( self::known(), is_post_type_viewable( ... ) ) );
	}

	/**
	 * Returns what a query is asked with to find recipes of every type.
	 *
	 * @return array{post_type: string|list<string>, larder_recipes?: true}
	 */
	public static function query(): array {
		$others = self::other_types();
		return [] === $others
			? [ 'post_type' => PostType::NAME ]
			: [
				'post_type' => [ PostType::NAME, ...$others ],
				self::QUERY => true,
			];
	}

	/**
	 * Excludes posts of other types without a recipe from a query for recipes.
	 *
	 * @param mixed $where Conditions of the query.
	 * @return mixed
	 */
	public function leave_out( mixed $where, \WP_Query $query ): mixed {
		if ( ! is_string( $where ) || true !== $query->get( self::QUERY ) ) {
			return $where;
		}
		return $where . $this->db->prepare( ' AND ' . self::CONDITION, ...self::values( $this->db, $this->db->posts ) );
	}

	/**
	 * Returns the values of the placeholders of {@see self::CONDITION}.
	 *
	 * @param string $posts What the statement calls the table of posts.
	 * @return list<string>
	 */
	public static function values( \wpdb $db, string $posts ): array {
		return [ $posts, PostType::NAME, $db->postmeta, $posts, RecipeDocument::META_KEY ];
	}

	/**
	 * Adds the parameter to the list of recipes in REST.
	 *
	 * @param array<string, mixed> $parameters
	 * @return array<string, mixed>
	 */
	public function add_parameter( array $parameters ): array {
		return $parameters + [
			self::PARAMETER => [
				'description' => __( 'Whether posts of other types that hold a recipe are listed, too.', 'larder' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
	}

	/**
	 * Lists recipes of every type, where REST is asked for them, as archives show them: none that a password protects.
	 *
	 * Those that are named are listed in any case, so that the editor can say which recipe was picked.
	 *
	 * @param array<string, mixed> $query Arguments of the query.
	 * @return array<string, mixed>
	 *
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function widen( array $query, \WP_REST_Request $request ): array {
		if ( true !== $request[ self::PARAMETER ] ) {
			return $query;
		}
		$is_named = is_array( $request['include'] ) && [] !== $request['include'];
		return self::query() + ( $is_named ? [] : [ 'has_password' => false ] ) + $query;
	}

	/**
	 * Returns all types that hold a recipe, as they are kept.
	 *
	 * @return list<string>
	 */
	public static function known(): array {
		$stored = get_option( self::OPTION, [] );
		return is_array( $stored ) ? array_values( array_filter( $stored, is_string( ... ) ) ) : [];
	}
}
