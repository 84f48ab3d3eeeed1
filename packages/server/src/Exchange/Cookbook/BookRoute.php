<?php
declare( strict_types=1 );

namespace Larder\Exchange\Cookbook;

use Larder\Ajax\Guard;
use Larder\Print\Paper;
use Larder\Print\PrintFonts;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\KnownPosts;
use Larder\Recipe\RecipeDocument;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a cookbook of chosen recipes at `<home>/?larder_cookbook=12,15,18`: to everybody what they may read.
 */
final class BookRoute implements Registrable {

	/** The parameter with the recipes, in the order of the book. */
	public const QUERY = 'larder_cookbook';

	/** The parameter with the title. */
	private const TITLE = 'larder_cookbook_title';

	/** Characters that a title may have. */
	private const MAX_TITLE = 100;

	/** Recipes of one book, for visitors without an account and for people with one. */
	private const MAX_OF_GUESTS = 100;
	private const MAX           = 300;

	public function __construct(
		private readonly DocumentRepository $documents,
		private readonly Guard $guard
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Late: what keeps visitors out of a site does so at the same hook.
		add_action( 'template_redirect', $this->serve( ... ), 99 );
	}

	/**
	 * Returns the URL of a book.
	 *
	 * @param list<int> $ids   Recipes, in the order of the book.
	 * @param string    $title Its title; empty for the default.
	 */
	public static function url( array $ids, string $title = '' ): string {
		$query = [ self::QUERY => implode( ',', $ids ) ] + ( '' === $title ? [] : [ self::TITLE => rawurlencode( $title ) ] );
		return add_query_arg( $query, home_url( '/' ) );
	}

	/**
	 * Answers where a book is requested.
	 */
	public function serve(): void {
		$asked = self::parameter( self::QUERY );
		if ( '' === $asked ) {
			return;
		}
		$this->guard->end_page_beyond_rate_limit( self::QUERY );
		$page = $this->page( wp_parse_id_list( $asked ), mb_substr( self::parameter( self::TITLE ), 0, self::MAX_TITLE ) );
		if ( null === $page ) {
			wp_die( esc_html__( 'None of these recipes can be read.', 'larder' ), '', [ 'response' => 404, 'back_link' => true ] );
		}
		// What is in it depends on who asks.
		nocache_headers();
		status_header( 200 );
		header( 'Content-Type: text/html; charset=utf-8' );
		header( 'X-Robots-Tag: noindex' );
		echo $page; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The page escapes each of its parts.
		exit;
	}

	/**
	 * Renders the page of a book.
	 *
	 * @param array<array-key, int> $ids   Recipes, in the order of the book.
	 * @param string                $title Its title; empty for the default.
	 * @return string|null Null where the visitor may read none of them.
	 */
	public function page( array $ids, string $title ): ?string {
		$ids   = array_values( array_filter( $ids ) );
		$limit = is_user_logged_in() ? self::MAX : self::MAX_OF_GUESTS;
		$now   = array_slice( $ids, 0, $limit );
		$documents = array_values( array_filter(
			array_map( $this->documents->readable( ... ), KnownPosts::among( $now, has_fields: true ) ),
			static fn ( ?RecipeDocument $document ): bool => null !== $document
		) );
		if ( [] === $documents ) {
			return null;
		}
		$book = new Book( $documents, $title, Paper::tryFrom( self::parameter( 'paper' ) ) );
		return BookPage::html( $book, self::head(), self::fields( $now, $book->title ) . self::rest( array_slice( $ids, $limit ) ) );
	}

	/**
	 * Returns the head: the style of books with the type of the theme, and nothing that others add to their pages.
	 */
	private static function head(): string {
		ob_start();
		wp_print_font_faces();
		return (string) ob_get_clean()
			. sprintf( '<meta name="robots" content="noindex"><style>%s%s</style>', BookPage::style(), PrintFonts::css() );
	}

	/**
	 * Returns the fields by which the book gets a title of its own.
	 *
	 * @param list<int> $ids The recipes.
	 */
	private static function fields( array $ids, string $title ): string {
		return sprintf(
			'<input type="hidden" name="%s" value="%s"><p class="larder-book__title"><label>%s <input type="text" name="%s" maxlength="%d" value="%s"></label> <button type="submit">%s</button></p>',
			esc_attr( self::QUERY ),
			esc_attr( implode( ',', $ids ) ),
			esc_html__( 'Title', 'larder' ),
			esc_attr( self::TITLE ),
			self::MAX_TITLE,
			esc_attr( $title ),
			esc_html__( 'Update', 'larder' )
		);
	}

	/**
	 * Renders the link to the next volume.
	 *
	 * @param list<int> $ids What did not find room.
	 * @return string Empty where everything did.
	 */
	private static function rest( array $ids ): string {
		return [] === $ids ? '' : sprintf(
			'<p class="larder-book__more"><a href="%s">%s</a></p>',
			esc_url( self::url( $ids ) ),
			esc_html( sprintf(
				/* translators: %d: number of recipes that are not in this book. */
				_n( 'Next volume, with %d more recipe', 'Next volume, with %d more recipes', count( $ids ), 'larder' ),
				count( $ids )
			) )
		);
	}

	/**
	 * Reads a parameter of the URL.
	 */
	private static function parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A URL that asks for something to read.
		$query = wp_unslash( $_GET );
		$value = $query[ $name ] ?? '';
		return is_string( $value ) ? sanitize_text_field( $value ) : '';
	}
}
