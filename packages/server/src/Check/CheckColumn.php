<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Recipe\PostType;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Shows in the list of recipes what each lacks, and lists those that lack something.
 */
final class CheckColumn implements Registrable {

	/** The column's key. */
	private const COLUMN = 'larder_lacks';

	/** What a URL of the list says to list by. */
	public const ARGUMENT = 'larder_lacks';

	/** So many are named in a cell. */
	private const NAMED = 3;

	/** @var array<int, list<Rule>>|null What the recipes of the list lack, once it was read. */
	private ?array $found = null;

	public function __construct( private readonly Findings $findings ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'manage_' . PostType::NAME . '_posts_columns', $this->add( ... ), 20 );
		add_action( 'manage_' . PostType::NAME . '_posts_custom_column', $this->show( ... ), 10, 2 );
		add_action( 'restrict_manage_posts', $this->print_filter( ... ) );
		add_filter( 'posts_where', $this->narrow( ... ), 10, 2 );
	}

	/**
	 * Returns the URL of the list, narrowed.
	 *
	 * @param string $rule A rule, or one of the other rows of {@see Findings}.
	 */
	public static function url( string $rule ): string {
		return add_query_arg(
			[
				'post_type'    => PostType::NAME,
				self::ARGUMENT => $rule,
			],
			admin_url( 'edit.php' )
		);
	}

	/**
	 * Adds the column before the date.
	 *
	 * @param array<string, string> $columns Titles by key.
	 * @return array<string, string>
	 */
	public function add( array $columns ): array {
		$at = array_search(
			'comments',
			array_keys( $columns ),
			true
		) ?: array_search( 'date', array_keys( $columns ), true ) ?: count( $columns );
		return array_slice( $columns, 0, $at ) + [ self::COLUMN => __( 'Lacks', 'larder' ) ] + array_slice( $columns, $at );
	}

	/**
	 * Prints one cell.
	 *
	 * @param string $column The column's key.
	 */
	public function show( string $column, int $post_id ): void {
		if ( self::COLUMN !== $column ) {
			return;
		}
		$this->found ??= $this->findings->for_posts( self::listed( $post_id ) );
		$lacks         = $this->found[ $post_id ] ?? null;
		echo null === $lacks ? '<span aria-hidden="true">&#8212;</span>' : wp_kses_post( RuleLinks::html( $post_id, $lacks, self::NAMED ) );
	}

	/**
	 * Prints the choice above the list.
	 *
	 * @param string $type The post type of the list.
	 */
	public function print_filter( string $type ): void {
		if ( PostType::NAME !== $type ) {
			return;
		}
		$chosen = self::chosen();
		printf(
			'<label class="screen-reader-text" for="larder-lacks">%s</label><select id="larder-lacks" name="%s"><option value="">%s</option>',
			esc_html__( 'Filter by what recipes lack', 'larder' ),
			esc_attr( self::ARGUMENT ),
			esc_html__( 'Complete or not', 'larder' )
		);
		self::print_option( Findings::INCOMPLETE, __( 'Lacks something', 'larder' ), $chosen );
		self::print_option( Findings::COMPLETE, __( 'Complete', 'larder' ), $chosen );
		foreach ( Group::cases() as $group ) {
			printf( '<optgroup label="%s">', esc_attr( $group->title() ) );
			foreach ( Rule::in( $group ) as $rule ) {
				/* translators: %s: what a recipe lacks, such as "Picture". */
				self::print_option( $rule->value, sprintf( __( 'Lacks: %s', 'larder' ), $rule->label() ), $chosen );
			}
			echo '</optgroup>';
		}
		echo '</select>';
	}

	/**
	 * Narrows the list of recipes.
	 *
	 * @param mixed $where Conditions of the query.
	 * @return mixed
	 */
	public function narrow( mixed $where, \WP_Query $query ): mixed {
		$is_list = is_string( $where )
			&& $query->is_main_query()
			&& 'edit-' . PostType::NAME === ( function_exists( 'get_current_screen' ) ? get_current_screen()?->id : '' );
		$chosen  = $is_list ? self::chosen() : '';
		return is_string( $where ) && '' !== $chosen ? $where . $this->findings->condition( $chosen ) : $where;
	}

	/**
	 * Prints a choice.
	 *
	 * @param string $label  Its text.
	 * @param string $chosen The value that is chosen.
	 */
	private static function print_option( string $value, string $label, string $chosen ): void {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $label ) );
	}

	/**
	 * Reads what the URL lists by.
	 *
	 * @return string Empty for all recipes.
	 */
	private static function chosen(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only read, to list by it.
		$chosen = isset( $_GET[ self::ARGUMENT ] ) && is_string( $_GET[ self::ARGUMENT ] ) ? sanitize_key( $_GET[ self::ARGUMENT ] ) : '';
		return in_array( $chosen, [ Findings::COMPLETE, Findings::INCOMPLETE ], true ) || null !== Rule::tryFrom( $chosen ) ? $chosen : '';
	}

	/**
	 * Returns the recipes of the list, to read about all of them at once.
	 *
	 * @param int $post_id One of them.
	 * @return list<int>
	 */
	private static function listed( int $post_id ): array {
		$query = $GLOBALS['wp_query'] ?? null;
		$ids   = array_map(
			static fn ( mixed $post ): int => $post instanceof \WP_Post ? $post->ID : 0,
			$query instanceof \WP_Query ? $query->posts ?? [] : []
		);
		return array_values( array_unique( array_filter( [ $post_id, ...$ids ] ) ) );
	}
}
