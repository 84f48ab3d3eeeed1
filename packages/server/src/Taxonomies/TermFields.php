<?php
declare( strict_types=1 );

namespace Larder\Taxonomies;

use Larder\Contracts\Constants;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * The fields for a term's look on the screens where terms are added and edited.
 */
final class TermFields implements Registrable {

	private const NONCE = 'larder_term_look';

	/** {@inheritDoc} */
	public function register(): void {
		foreach ( Taxonomy::keys() as $taxonomy ) {
			add_action( "{$taxonomy}_add_form_fields", $this->show_on_add( ... ) );
			add_action( "{$taxonomy}_edit_form_fields", $this->show_on_edit( ... ) );
			add_action( "saved_{$taxonomy}", $this->save( ... ) );
		}
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	/**
	 * Enqueues the media library on the screens of our taxonomies.
	 */
	public function enqueue(): void {
		$screen = get_current_screen();
		if (
			null === $screen
			|| ! in_array( $screen->base, [ 'edit-tags', 'term' ], true )
			|| ! in_array( $screen->taxonomy, Taxonomy::keys(), true )
		) {
			return;
		}
		wp_enqueue_media();
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not a URL.
		wp_add_inline_script( 'media-editor', (string) file_get_contents( __DIR__ . '/term-image.js' ) );
	}

	/**
	 * Shows the fields for a new term.
	 */
	public function show_on_add(): void {
		foreach ( $this->fields( TermMeta::sanitize( [] ) ) as $id => [ 'label' => $label, 'control' => $control, 'help' => $help ] ) {
			echo '<div class="form-field"><label for="' . esc_attr( $id ) . '">' . esc_html( $label ) . '</label>';
			$this->print_control( $control );
			echo '<p>' . esc_html( $help ) . '</p></div>';
		}
		wp_nonce_field( self::NONCE, self::NONCE, false );
	}

	/**
	 * Shows the fields for a term that exists.
	 */
	public function show_on_edit( \WP_Term $term ): void {
		foreach ( $this->fields( TermMeta::look( $term->term_id ) ) as $id => [
			'label'   => $label,
			'control' => $control,
			'help'    => $help,
		] ) {
			echo '<tr class="form-field"><th scope="row"><label for="' . esc_attr( $id ) . '">' . esc_html( $label ) . '</label></th><td>';
			$this->print_control( $control );
			echo '<p class="description">' . esc_html( $help ) . '</p></td></tr>';
		}
		wp_nonce_field( self::NONCE, self::NONCE, false );
	}

	/**
	 * Stores what was sent from one of the two screens.
	 */
	public function save( int $term_id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] )
			? sanitize_key( wp_unslash( $_POST[ self::NONCE ] ) )
			: '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_term', $term_id ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- The next line sanitizes.
		$sent = wp_unslash( $_POST[ TermMeta::KEY ] ?? [] );
		$look = TermMeta::sanitize( $sent );
		if ( TermMeta::sanitize( [] ) === $look ) {
			delete_term_meta( $term_id, TermMeta::KEY );
			return;
		}
		update_term_meta( $term_id, TermMeta::KEY, $look );
	}

	/**
	 * Returns the fields.
	 *
	 * @param array{taxonomy_color: string, taxonomy_image: int, taxonomy_svg: string} $look The term's look.
	 * @return array<string, array{label: string, control: string, help: string}> By id of the control.
	 */
	private function fields( array $look ): array {
		$name = static fn ( string $key ): string => TermMeta::KEY . "[$key]";
		// What browsers say of a wrong value, too.
		$color_help = __( 'A colour such as #2d7a4f. Badges show on it.', 'larder' );
		$icon_help  = __( 'Name of an icon, such as leaf or clock.', 'larder' );
		return [
			'larder-term-color' => [
				'label'   => __( 'Colour', 'larder' ),
				'control' => sprintf(
					'<input type="text" dir="ltr" id="larder-term-color" name="%s" value="%s" pattern="#([0-9a-fA-F]{3}){1,2}" placeholder="%s" maxlength="7" title="%s">',
					esc_attr( $name( 'taxonomy_color' ) ),
					esc_attr( $look['taxonomy_color'] ),
					esc_attr( Constants::BADGE_COLOR ),
					esc_attr( $color_help )
				),
				'help'    => $color_help,
			],
			'larder-term-image' => [
				'label'   => __( 'Picture', 'larder' ),
				'control' => sprintf(
					'<span class="larder-term-image" data-title="%1$s" data-choose="%2$s" data-remove="%3$s"><span class="larder-term-image__preview">%4$s</span><input type="number" min="0" step="1" id="larder-term-image" name="%5$s" value="%6$d"></span>',
					esc_attr__( 'Choose a picture', 'larder' ),
					esc_attr__( 'Use this picture', 'larder' ),
					esc_attr__( 'Remove', 'larder' ),
					wp_get_attachment_image( $look['taxonomy_image'] ),
					esc_attr( $name( 'taxonomy_image' ) ),
					$look['taxonomy_image']
				),
				'help'    => __( 'Shown on cards and pages of this term: the number of a picture in the media library.', 'larder' ),
			],
			'larder-term-icon'  => [
				'label'   => __( 'Icon', 'larder' ),
				'control' => sprintf(
					'<input type="text" id="larder-term-icon" name="%s" value="%s" pattern="%s" maxlength="60" title="%s" list="larder-term-icons"><datalist id="larder-term-icons">%s</datalist>',
					esc_attr( $name( 'taxonomy_svg' ) ),
					esc_attr( $look['taxonomy_svg'] ),
					// One that another plugin has stored stops nobody from changing the rest.
					esc_attr( implode( '|', array_filter( [ ...TermIcons::known(), $look['taxonomy_svg'] ] ) ) ),
					esc_attr( $icon_help ),
					implode(
						'',
						array_map(
							static fn ( string $icon ): string => sprintf( '<option value="%s">', esc_attr( $icon ) ),
							TermIcons::names()
						)
					)
				),
				'help'    => $icon_help,
			],
		];
	}

	/**
	 * Prints one control.
	 *
	 * @param string $control Its HTML.
	 */
	private function print_control( string $control ): void {
		/** @var array<string, array<string, bool>> $allowed */
		$allowed             = wp_kses_allowed_html( 'post' );
		$allowed['input']    = array_fill_keys(
			[ 'type', 'dir', 'id', 'name', 'value', 'pattern', 'placeholder', 'maxlength', 'title', 'min', 'step', 'list' ],
			true
		);
		$allowed['datalist'] = [ 'id' => true ];
		$allowed['option']   = [ 'value' => true ];
		echo wp_kses( $control, $allowed );
	}
}
