<?php
declare( strict_types=1 );

namespace Larder\Exchange\Export;

use Larder\Exchange\Cookbook\BookRoute;
use Larder\Recipe\PostType;
use Larder\Recipe\RecipeDocument;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes → Export, the bulk action of the list of recipes, and the file that both give.
 */
final class ExportScreen implements Registrable {

	private const PAGE = 'larder-export';

	/** The form that gives the file, which is also its nonce. */
	private const ACTION = 'larder_export';

	/** The bulk action that makes a cookbook. */
	private const BOOK = 'larder_cookbook';

	public function __construct( private readonly Download $download ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
		add_action( 'admin_post_' . self::ACTION, $this->send( ... ) );
		// Once the script of the editor is there.
		add_action( 'enqueue_block_editor_assets', $this->tell_editor( ... ), 20 );
		add_filter( 'bulk_actions-edit-' . PostType::NAME, $this->offer( ... ) );
		add_filter( 'handle_bulk_actions-edit-' . PostType::NAME, $this->handle( ... ), 10, 3 );
	}

	/**
	 * Adds the page to the menu.
	 */
	public function add(): void {
		$edit = get_post_type_object( PostType::NAME )?->cap->edit_posts;
		add_submenu_page(
			'edit.php?post_type=' . PostType::NAME,
			__( 'Export recipes', 'larder' ),
			__( 'Export', 'larder' ),
			is_string( $edit ) ? $edit : 'edit_posts',
			self::PAGE,
			$this->show( ... )
		);
	}

	/**
	 * Shows the page.
	 */
	public function show(): void {
		$ids = self::ids( 'recipes' );
		printf( '<div class="wrap"><h1>%s</h1><p>%s</p>', esc_html__( 'Export recipes', 'larder' ), esc_html( self::what( $ids ) ) );
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		wp_nonce_field( self::ACTION );
		printf(
			'<input type="hidden" name="action" value="%s"><input type="hidden" name="recipes" value="%s">',
			esc_attr( self::ACTION ),
			esc_attr( implode( ',', $ids ) )
		);
		printf( '<p style="display:flex;flex-wrap:wrap;gap:8px;align-items:center"><label style="min-inline-size:0">%s <select name="format" style="max-inline-size:100%%">', esc_html__( 'Format', 'larder' ) );
		foreach ( Download::formats() as $id => $label ) {
			printf( '<option value="%s">%s</option>', esc_attr( $id ), esc_html( $label ) );
		}
		printf(
			'</select></label> <button class="button button-primary">%s</button></p><p class="description">%s</p><p class="description">%s</p></form></div>',
			esc_html__( 'Download', 'larder' ),
			esc_html__( 'Larder’s own format loses nothing; each of the others holds what its app knows.', 'larder' ),
			esc_html__( 'The cookbook opens in the browser, which prints it or saves it as a PDF: a cover, contents, and each recipe on a page of its own.', 'larder' )
		);
	}

	/**
	 * Offers the export of chosen recipes.
	 *
	 * @param array<array-key, mixed> $actions Actions of the list.
	 * @return array<array-key, mixed>
	 */
	public function offer( array $actions ): array {
		return $actions + [
			self::ACTION => __( 'Export', 'larder' ),
			self::BOOK   => __( 'Print as a cookbook', 'larder' ),
		];
	}

	/**
	 * Redirects from the list to the page, with the chosen recipes.
	 *
	 * @param string                  $url    Where the list leads by itself.
	 * @param string                  $action What was chosen.
	 * @param array<array-key, mixed> $ids    Recipes.
	 */
	public function handle( string $url, string $action, array $ids ): string {
		$recipes = array_values( array_map( intval( ... ), array_filter( $ids, is_numeric( ... ) ) ) );
		return match ( $action ) {
			self::ACTION => self::url( $recipes ),
			self::BOOK   => BookRoute::url( $recipes ),
			default      => $url,
		};
	}

	/**
	 * Returns the URL of the page for chosen recipes.
	 *
	 * @param list<int> $ids Recipes.
	 */
	public static function url( array $ids ): string {
		return add_query_arg(
			[
				'post_type' => PostType::NAME,
				'page'      => self::PAGE,
				'recipes'   => implode( ',', $ids ),
			],
			admin_url( 'edit.php' )
		);
	}

	/**
	 * Passes the URL of the export screen to the editor, and whether a recipe is stored: the editor knows no other recipes than those that
	 * it has saved in the post itself, and none that is in a synced pattern.
	 */
	public function tell_editor(): void {
		$post = get_post();
		$edit = get_post_type_object( PostType::NAME )?->cap->edit_posts;
		if (
			'post' === get_current_screen()?->base
			&& $post instanceof \WP_Post
			&& is_string( $edit )
			&& current_user_can( $edit )
		) {
			$export = [
				'url'      => self::url( [ $post->ID ] ),
				'isStored' => metadata_exists( 'post', $post->ID, RecipeDocument::META_KEY ),
			];
			wp_add_inline_script(
				'larder-post-editor',
				sprintf( '( window.larder ??= {} ).export = %s;', wp_json_encode( $export, JSON_HEX_TAG ) ),
				'before'
			);
		}
	}

	/**
	 * Sends the file.
	 */
	public function send(): never {
		check_admin_referer( self::ACTION );
		$format = isset( $_POST['format'] ) && is_string( $_POST['format'] ) ? sanitize_key( $_POST['format'] ) : '';
		$ids    = self::ids( 'recipes' );
		$this->download->send(
			$format,
			[] === $ids ? null : $ids,
			static fn ( int $post ): bool => current_user_can( 'edit_post', $post ),
			'recipes'
		);
	}

	/**
	 * Reads the recipes of a request.
	 *
	 * @param string $key Name of the field.
	 * @return list<int> Empty for all.
	 */
	private static function ids( string $key ): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says which recipes are meant; who asks for the file has shown a nonce.
		$sent = isset( $_REQUEST[ $key ] ) && is_string( $_REQUEST[ $key ] ) ? sanitize_text_field( wp_unslash( $_REQUEST[ $key ] ) ) : '';
		return wp_parse_id_list( $sent ) === [ 0 ] ? [] : array_values( array_filter( wp_parse_id_list( $sent ) ) );
	}

	/**
	 * Returns a sentence about which recipes are exported.
	 *
	 * @param list<int> $ids Recipes.
	 */
	private static function what( array $ids ): string {
		if ( [] === $ids ) {
			return __( 'All recipes that you may edit.', 'larder' );
		}
		$post = 1 === count( $ids ) ? get_post( $ids[0] ) : null;
		if ( $post instanceof \WP_Post && current_user_can( 'edit_post', $post->ID ) ) {
			return get_the_title( $post );
		}
		/* translators: %d: number of recipes. */
		return sprintf( _n( '%d recipe.', '%d recipes.', count( $ids ), 'larder' ), count( $ids ) );
	}
}
