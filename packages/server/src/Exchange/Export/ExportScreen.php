<?php
declare( strict_types=1 );

namespace Larder\Exchange\Export;

use Larder\Exchange\Formats;
use Larder\Exchange\WritableFormat;
use Larder\Recipe\PostType;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes → Export, the bulk action of the list of recipes, and the file that both give.
 */
final class ExportScreen implements Registrable {

	private const PAGE = 'larder-export';

	/** The form that gives the file, which is also its nonce. */
	private const ACTION = 'larder_export';

	/**
	 * @param Exporter $exporter Exports.
	 */
	public function __construct( private readonly Exporter $exporter ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
		add_action( 'admin_post_' . self::ACTION, $this->send( ... ) );
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
		printf( '<p><label>%s <select name="format">', esc_html__( 'Format', 'larder' ) );
		foreach ( Formats::all()->list() as $format ) {
			if ( $format instanceof WritableFormat ) {
				printf( '<option value="%s">%s</option>', esc_attr( $format->id() ), esc_html( $format->label() ) );
			}
		}
		printf(
			'</select></label> <button class="button button-primary">%s</button></p><p class="description">%s</p></form></div>',
			esc_html__( 'Download', 'larder' ),
			esc_html__( 'Larder’s own format loses nothing; each of the others holds what its app knows.', 'larder' )
		);
	}

	/**
	 * Offers the export of chosen recipes.
	 *
	 * @param array<array-key, mixed> $actions Actions of the list.
	 * @return array<array-key, mixed>
	 */
	public function offer( array $actions ): array {
		return $actions + [ self::ACTION => __( 'Export', 'larder' ) ];
	}

	/**
	 * Leads from the list to the page, with the chosen recipes.
	 *
	 * @param string                  $address Where the list leads by itself.
	 * @param string                  $action  What was chosen.
	 * @param array<array-key, mixed> $ids     Recipes.
	 */
	public function handle( string $address, string $action, array $ids ): string {
		return self::ACTION === $action ? add_query_arg(
			[
				'post_type' => PostType::NAME,
				'page'      => self::PAGE,
				'recipes'   => implode( ',', array_filter( $ids, is_numeric( ... ) ) ),
			],
			admin_url( 'edit.php' )
		) : $address;
	}

	/**
	 * Sends the file, piece by piece.
	 */
	public function send(): void {
		check_admin_referer( self::ACTION );
		$id     = isset( $_POST['format'] ) && is_string( $_POST['format'] ) ? sanitize_key( $_POST['format'] ) : '';
		$format = Formats::all()->get( $id );
		if ( ! $format instanceof WritableFormat ) {
			wp_die( esc_html__( 'There is no such format to write.', 'larder' ), '', [ 'response' => 400 ] );
		}
		$ids = self::ids( 'recipes' );
		nocache_headers();
		header( 'Content-Type: ' . $format->media_types()[0] );
		header( 'Content-Disposition: attachment; filename="recipes-' . gmdate( 'Y-m-d' ) . '.' . $format->endings()[0] . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		$this->exporter->write(
			$format,
			[] === $ids ? null : $ids,
			static fn ( int $post ): bool => current_user_can( 'edit_post', $post ),
			static function ( string $bytes ): void {
				echo $bytes; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file to download, not a page.
				flush();
			}
		);
		exit;
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
	 * Says what is exported.
	 *
	 * @param list<int> $ids Recipes.
	 */
	private static function what( array $ids ): string {
		if ( [] === $ids ) {
			return __( 'All recipes that you may edit.', 'larder' );
		}
		/* translators: %d: number of recipes. */
		return sprintf( _n( '%d recipe.', '%d recipes.', count( $ids ), 'larder' ), count( $ids ) );
	}
}
