<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Recipe\ForeignNutrient;
use Larder\Switch\Draft;
use Larder\Switch\HtmlLines;
use Larder\Switch\PluginSource;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\SourceRecipe;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * The recipe shortcode of Jetpack and WordPress.com: all of a recipe is in the content of a post.
 *
 * @phpstan-import-type Line from HtmlLines
 */
final class JetpackRecipes implements PluginSource {

	/** How a picture is named within a recipe. */
	private const IMAGE = '/\[recipe-image\s+(?:image=)?["\']?([^\]\s"\']+)[^\]]*\]/';

	public function __construct( private readonly Rows $rows ) {}

	/** {@inheritDoc} */
	public function id(): string {
		return 'jetpack-recipes';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Jetpack';
	}

	/** {@inheritDoc} */
	public function count(): int {
		return $this->rows->posts->count_texts( $this->needles()[0] );
	}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return [];
	}

	/** {@inheritDoc} */
	public function needles(): array {
		return [ '[/recipe]' ];
	}

	/** {@inheritDoc} */
	public function embeds( \WP_Post $post ): array {
		return Embeds::numbered( $post, '#\[(recipe)(?=[\s\]]).*?\[/recipe\]#s' );
	}

	/** {@inheritDoc} */
	public function comment_stars( int $post_id ): array {
		return [];
	}

	/** {@inheritDoc} */
	public function recipe( string $key ): ?SourceRecipe {
		[ $post, $markup ] = Embeds::find( $this, $key ) ?? [ null, '' ];
		if ( null === $post || 1 !== preg_match( '#\[recipe(?=[\s\]])([^\]]*)\](.*)\[/recipe\]#s', $markup, $found ) ) {
			return null;
		}
		$named = shortcode_parse_atts( html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		$field = static fn ( string $name ): string => is_string( $named[ $name ] ?? null ) ? $named[ $name ] : '';
		$draft = new Draft();

		$draft->name        = RichLine::text( $field( 'title' ) ) ?: RichLine::text( $post->post_title );
		$draft->description = RichLine::text( $field( 'description' ) );
		$draft->take_time( 'prep', $field( 'preptime' ) );
		$draft->take_time( 'cook', $field( 'cooktime' ) );
		$draft->take_time( 'total', $field( 'time' ) );
		Basics::difficulty( $draft, RichLine::text( $field( 'difficulty' ) ) );
		$draft->image       = self::picture( $draft, $field( 'image' ) );
		Basics::yield( $draft, RichLine::text( $field( 'servings' ) ) );
		if ( '' !== $field( 'source' ) . $field( 'sourceurl' ) ) {
			$draft->source = [
				'name' => RichLine::text( $field( 'source' ) ),
				'url'  => esc_url_raw( $field( 'sourceurl' ), [ 'http', 'https' ] ),
			];
		}
		self::take_parts( $draft, $found[2] );
		return new SourceRecipe( $key, $draft->document(), $draft->notices, [], 0, $post->ID, titles: $draft->titles );
	}

	/**
	 * Finds a picture by its attachment or its URL.
	 *
	 * @param string $image What was typed.
	 * @return array{id: int, url: string, alt: string}|null
	 */
	private static function picture( Draft $draft, string $image ): ?array {
		return '' === $image
			? null
			: $draft->picture(
				(int) ( is_numeric( $image ) ? $image : 0 ),
				is_numeric( $image ) ? '' : $image,
				'image'
			);
	}

	/**
	 * Reads what is within the shortcode; a part whose end is missing goes up to the next.
	 *
	 * @param string $text The content.
	 */
	private static function take_parts( Draft $draft, string $text ): void {
		$pattern = '#\[recipe-(ingredients|directions|notes|nutrition)([^\]]*)\](.*?)(?:\[/recipe-\1\]|(?=\[recipe-(?:ingredients|directions|notes|nutrition))|$)#s';
		preg_match_all( $pattern, $text, $parts, PREG_SET_ORDER );
		// Before those of the notes: the first picture is the recipe's.
		$rest = self::take_pictures( $draft, preg_replace( $pattern, '', $text ) ?? '' );
		foreach ( $parts as $part ) {
			$named = shortcode_parse_atts( $part[2] );
			$title = RichLine::text( is_string( $named['title'] ?? null ) ? $named['title'] : '' );
			if ( 'ingredients' === $part[1] ) {
				$draft->lists->open_items( $title );
				TypedLists::ingredients( $draft, self::lines( $part[3] ) );
			} elseif ( 'directions' === $part[1] ) {
				$draft->lists->open_steps( $title );
				TypedLists::instructions( $draft, self::lines( $part[3] ) );
			} elseif ( 'notes' === $part[1] ) {
				$draft->take_titles( [ 'notes' => $title ], [ 'Notes' ] );
				$draft->notes .= implode( '', array_map(
					static fn ( array $line ): string => "<p>{$line['html']}</p>",
					self::lines( self::take_pictures( $draft, $part[3] ), false )
				) );
			} else {
				self::take_nutrition( $draft, self::lines( $part[3] ) );
			}
		}
		if ( [] === $parts ) {
			self::take_bare( $draft, $rest );
		} elseif ( '' !== RichLine::text( $rest ) ) {
			$draft->notes .= wpautop( $rest );
		}
	}

	/**
	 * Reads a shortcode without parts: lines with a dash are ingredients, numbered ones steps, all else notes.
	 *
	 * @param string $text The content.
	 */
	private static function take_bare( Draft $draft, string $text ): void {
		foreach ( preg_split( '/\r\n|\r|\n/', $text ) ?: [] as $line ) {
			$line = trim( $line );
			if ( 1 === preg_match( '/^[-*–]\s+(.+)$/u', $line, $item ) ) {
				if ( 1 === preg_match( '/^([a-z_]+): [\d.,]+$/', $item[1] ) ) {
					$draft->notes .= '<p>' . esc_html( $item[1] ) . '</p>';
				} else {
					TypedLists::ingredients( $draft, self::lines( $item[1] ) );
				}
			} elseif ( 1 === preg_match( '/^\d{1,2}[.)]\s+(.+)$/', $line, $step ) ) {
				TypedLists::step( $draft, $step[1] );
			} elseif ( '' !== $line ) {
				$draft->notes .= '<p>' . wp_kses_post( $line ) . '</p>';
			}
		}
	}

	/**
	 * Reads lines: each begins with a dash, a star, a number or nothing.
	 *
	 * @param string $text    The lines.
	 * @param bool   $is_list Whether pictures belong to their lines; those of notes stay in the text.
	 * @return list<Line>
	 */
	private static function lines( string $text, bool $is_list = true ): array {
		$lines = [];
		foreach ( preg_split( '/\r\n|\r|\n/', (string) preg_replace( '#</?(?:p|div)[^>]*>|<br ?/?>#', "\n", $text ) ) ?: [] as $line ) {
			preg_match_all( self::IMAGE, $line, $found );
			$images = $is_list ? HtmlLines::images( $line ) : [];
			foreach ( $found[1] as $image ) {
				$images[] = [
					'id'  => (int) ( is_numeric( $image ) ? $image : 0 ),
					'url' => is_numeric( $image ) ? '' : $image,
				];
			}
			$line = $is_list ? (string) preg_replace( '/<img\b[^>]*>/i', '', $line ) : $line;
			$html = trim( (string) preg_replace( [ '/\[recipe-image[^\]]*\]/', '/^\s*(?:[-*–•#]|\d{1,2}[.)])\s+/u' ], '', $line ) );
			if ( '' !== $html || [] !== $images ) {
				$lines[] = [
					'isHeading' => false,
					'html'      => $html,
					'images'    => $images,
				];
			}
		}
		return $lines;
	}

	/**
	 * Reads pictures that are beside the lists: the first is that of the recipe unless it has one, further ones are in its gallery.
	 *
	 * @param string $text A part of the shortcode.
	 * @return string What else it says.
	 */
	private static function take_pictures( Draft $draft, string $text ): string {
		preg_match_all( self::IMAGE, $text, $found );
		foreach ( $found[1] as $image ) {
			$picture = self::picture( $draft, $image );
			if ( null === $draft->image ) {
				$draft->image = $picture;
			} elseif ( null !== $picture ) {
				$draft->gallery[] = [ 'type' => 'image', 'caption' => '' ] + $picture;
			}
		}
		return trim( preg_replace( '/\[recipe-image[^\]]*\]/', '', $text ) ?? '' );
	}

	/**
	 * Reads lines such as `calories: 412`; what is no such line is among the notes.
	 *
	 * @param list<Line> $lines
	 */
	private static function take_nutrition( Draft $draft, array $lines ): void {
		$values = [];
		foreach ( $lines as $line ) {
			$text             = RichLine::text( $line['html'] );
			[ $name, $value ] = array_map( trim( ... ), explode( ':', $text, 2 ) ) + [ '', '' ];
			$is_amount        = 1 === preg_match( '/^\D{0,2}\d/u', $value );
			if ( ( '' !== $value && ForeignNutrient::is_known( $name ) ) || ( '' !== $name && $is_amount ) ) {
				$values[ $name ] = $value;
			} else {
				Basics::note( $draft, __( 'Nutrition', 'larder' ), $text );
			}
		}
		$is_size = static fn ( string $name ): bool => 0 === strcasecmp( $name, 'serving size' );
		$size    = array_filter( $values, $is_size, ARRAY_FILTER_USE_KEY );
		Nutrients::take( $draft, array_diff_key( $values, $size ), implode( '', $size ) );
	}
}
